// Nothing: the target that the tests share a precompiled header with needs a file (tests/CMakeLists.txt).
