// Empty: the target with the tests' shared precompiled header needs a file (tests/CMakeLists.txt).
