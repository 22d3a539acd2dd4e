package io.github.jayverify.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;

/** Says which methods are theorems: tests for any arguments, which other engines try with some of them. */
final class Theorems {
    /** Annotations by their simple names: of JUnit 5, of property tests, of Jazzer, and jayverify's own. */
    private static final Set<String> TESTS = Set.of("ParameterizedTest", "Property", "FuzzTest", "Proof");
    private static final Set<String> DISABLED = Set.of("Disabled", "Ignore");

    private Theorems() {}

    static boolean isTheorem(Method m) {
        return !Modifier.isStatic(m.getModifiers()) && !Modifier.isPrivate(m.getModifiers()) && !Modifier.isAbstract(m.getModifiers())
                && !m.isSynthetic() && has(m, TESTS) && !has(m, DISABLED)
                && (m.getParameterCount() > 0 || has(m, Set.of("Proof")));
    }

    /** Whether a class has theorems of its own. */
    static boolean isTestClass(Class<?> c) {
        if (Modifier.isAbstract(c.getModifiers()) || Modifier.isPrivate(c.getModifiers()) || c.isAnonymousClass() || c.isLocalClass()
                || c.isMemberClass() && !Modifier.isStatic(c.getModifiers()) || has(c, DISABLED)) {
            return false;
        }
        try {
            for (Method m : c.getDeclaredMethods()) {
                if (isTheorem(m)) {
                    return true;
                }
            }
        } catch (LinkageError e) {
            return false; // a class that it needs is missing
        }
        return false;
    }

    private static boolean has(AnnotatedElement e, Set<String> simpleNames) {
        for (Annotation a : e.getAnnotations()) {
            if (simpleNames.contains(a.annotationType().getSimpleName())) {
                return true;
            }
        }
        return false;
    }
}
