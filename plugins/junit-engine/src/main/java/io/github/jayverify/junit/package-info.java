/** The engine of the JUnit Platform that proves tests with parameters for all arguments, by the program jayverify. */
package io.github.jayverify.junit;
