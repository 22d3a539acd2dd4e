package io.github.jayverify.junit;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;

/** Finds classes with theorems, and the theorems of a class. */
final class Discovery implements SelectorResolver {
    private final java.util.function.Predicate<String> wanted;

    /** @param wanted whether a class of that name passes the filters of the request */
    Discovery(java.util.function.Predicate<String> wanted) {
        this.wanted = wanted;
    }

    @Override
    public Resolution resolve(ClassSelector selector, Context context) {
        return resolve(selector.getJavaClass(), context);
    }

    private Resolution resolve(Class<?> c, Context context) {
        if (!wanted.test(c.getName()) || !Theorems.isTestClass(c)) {
            return Resolution.unresolved();
        }
        Supplier<Set<? extends DiscoverySelector>> children = () -> Arrays.stream(c.getDeclaredMethods())
                .filter(Theorems::isTheorem)
                .sorted(Comparator.comparing(Method::getName).thenComparing(TheoremDescriptor::descriptor))
                .map(m -> DiscoverySelectors.selectMethod(c, m))
                .collect(Collectors.toCollection(java.util.LinkedHashSet::new));
        return context.addToParent(parent -> Optional.of(new ClassDescriptor(parent.getUniqueId(), c)))
                .map(d -> Resolution.match(Match.exact(d, children)))
                .orElseGet(Resolution::unresolved);
    }

    @Override
    public Resolution resolve(MethodSelector selector, Context context) {
        Method m = selector.getJavaMethod();
        Class<?> c = selector.getJavaClass();
        if (m.getDeclaringClass() != c || !wanted.test(c.getName()) || !Theorems.isTestClass(c) || !Theorems.isTheorem(m)) {
            return Resolution.unresolved();
        }
        return context.addToParent(() -> DiscoverySelectors.selectClass(c), parent -> Optional.of(new TheoremDescriptor(parent.getUniqueId(), m)))
                .map(d -> Resolution.match(Match.exact(d)))
                .orElseGet(Resolution::unresolved);
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
        UniqueId id = selector.getUniqueId();
        UniqueId.Segment last = id.getLastSegment();
        if (ClassDescriptor.SEGMENT.equals(last.getType())) {
            return classOf(last).map(c -> resolve(c, context)).orElseGet(Resolution::unresolved);
        }
        if (!TheoremDescriptor.SEGMENT.equals(last.getType())) {
            return Resolution.unresolved();
        }
        return classOf(id.removeLastSegment().getLastSegment())
                .flatMap(c -> Arrays.stream(c.getDeclaredMethods())
                        .filter(m -> (m.getName() + TheoremDescriptor.descriptor(m)).equals(last.getValue()))
                        .findFirst()
                        .map(m -> resolve(DiscoverySelectors.selectMethod(c, m), context)))
                .orElseGet(Resolution::unresolved);
    }

    private static Optional<Class<?>> classOf(UniqueId.Segment segment) {
        return ReflectionSupport.tryToLoadClass(segment.getValue()).toOptional();
    }
}
