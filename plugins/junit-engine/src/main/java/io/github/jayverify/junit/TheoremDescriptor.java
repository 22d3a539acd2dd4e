package io.github.jayverify.junit;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** A method that is proved for all arguments. */
final class TheoremDescriptor extends AbstractTestDescriptor {
    static final String SEGMENT = "theorem";

    private final Method method;

    TheoremDescriptor(UniqueId parent, Method m) {
        super(parent.append(SEGMENT, m.getName() + descriptor(m)), text(m), MethodSource.from(m));
        method = m;
    }

    Method method() {
        return method;
    }

    /** The name of the method in jayverify's reports: a/b/C.m(I)V. */
    String entry() {
        return method.getDeclaringClass().getName().replace('.', '/') + "." + method.getName() + descriptor(method);
    }

    /** What selects the method, as a pattern of --entry. */
    String pattern() {
        return method.getDeclaringClass().getName() + "." + method.getName() + descriptor(method);
    }

    /** The descriptor of a method (JVMS §4.3.3). */
    static String descriptor(Method m) {
        return MethodType.methodType(m.getReturnType(), m.getParameterTypes()).toMethodDescriptorString();
    }

    private static String text(Method m) {
        String parameters = Arrays.stream(m.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(", "));
        return m.getName() + "(" + parameters + ") for all arguments";
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }
}
