package io.github.jayverify.junit;

import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;

/** A class with theorems. */
final class ClassDescriptor extends AbstractTestDescriptor {
    static final String SEGMENT = "class";

    ClassDescriptor(UniqueId parent, Class<?> c) {
        super(parent.append(SEGMENT, c.getName()), c.getSimpleName(), ClassSource.from(c));
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }
}
