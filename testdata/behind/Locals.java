import java.util.*;
import java.util.function.*;

// Thread-local values where calls of the JDK may call back. Each nested class has a main. The comments are as in Behind.java.
class Locals {
    static class A {
    }

    static class B {
    }

    static final class Key {
        public int hashCode() { return 3; }
    }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    static boolean isA(Object o) { return o instanceof A; }

    static class Supplied {
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(A::new);

        public static void main(String[] args) {
            cut();
            assert t.get() instanceof A; // open
            t.set(new B());
            assert !isA(t.get()) || t.get() instanceof A; // open
            assert isA(t.get()); // fails
        }
    }

    static class TwoSupplied {
        static final ThreadLocal<Object> s = ThreadLocal.withInitial(A::new);
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(B::new);

        public static void main(String[] args) {
            cut();
            assert s.get() instanceof A; // holds
            assert t.get() instanceof B; // holds
            assert isA(t.get()); // fails
        }
    }

    static class Plain {
        static final ThreadLocal<Object> t = new ThreadLocal<>();

        public static void main(String[] args) {
            cut();
            Object o = t.get();
            if (args.length > 2) t.set(new A());
            assert o == null || o instanceof A; // holds
            t.set(new A());
            o = t.get();
            assert o == null || o instanceof A; // holds
            t.remove();
            assert t.get() != null; // fails
        }
    }

    static class PlainSet {
        public static void main(String[] args) {
            cut();
            ThreadLocal<Object> t = new ThreadLocal<>();
            t.set(new B());
            assert isA(t.get()); // fails
        }
    }

    static class Anonymous {
        static final ThreadLocal<Object> t = new ThreadLocal<>() {
            protected Object initialValue() { return new A(); }
        };
        static final ThreadLocal<Object> u = new ThreadLocal<>() {
            protected Object initialValue() { return new B(); }
        };

        public static void main(String[] args) {
            cut();
            assert t.get() instanceof A; // holds
            assert isA(u.get()); // fails
        }
    }

    static class Overriding extends ThreadLocal<Object> {
        public Object get() { return new B(); }

        public static void main(String[] args) {
            cut();
            ThreadLocal<Object> t = new Overriding();
            t.set(new A());
            assert isA(t.get()); // fails
        }
    }

    static class SuperSet extends ThreadLocal<Object> {
        public void set(Object o) { super.set(new B()); }

        public static void main(String[] args) {
            cut();
            ThreadLocal<Object> t = new SuperSet();
            t.set(new A());
            assert isA(t.get()); // fails
        }
    }

    static class Changing {
        static int n;
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(() -> n++ == 0 ? new A() : new B());

        public static void main(String[] args) {
            cut();
            Object o = t.get();
            assert o instanceof A || o instanceof B; // holds
            t.remove();
            assert isA(t.get()); // fails
        }
    }

    static class Counted {
        static int n;
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(() -> { n = 5; return new A(); });

        public static void main(String[] args) {
            cut();
            assert n == 0; // holds
            t.get();
            assert n == 0; // fails
        }
    }

    static class Throwing {
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(() -> { throw new IllegalStateException(); });

        public static void main(String[] args) {
            cut();
            try {
                t.get();
            } catch (IllegalStateException e) {
                assert false; // fails
            }
        }
    }

    static class NullSupplier {
        public static void main(String[] args) {
            cut();
            try {
                ThreadLocal.withInitial(null);
            } catch (NullPointerException e) {
                assert false; // fails
            }
        }
    }

    static class NullLocal {
        static ThreadLocal<Object> t;

        public static void main(String[] args) {
            cut();
            try {
                t.get();
            } catch (NullPointerException e) {
                assert false; // fails
            }
        }
    }

    static class NullValue {
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(() -> null);

        public static void main(String[] args) {
            cut();
            Object o = t.get();
            assert o == null; // open
            t.set(new A());
            assert t.get() == null; // fails
        }
    }

    static class Itself {
        static final ThreadLocal<Object> t = new ThreadLocal<>() {
            protected Object initialValue() {
                set(new B());
                return get() == null ? new A() : get();
            }
        };

        public static void main(String[] args) {
            cut();
            Object o = t.get();
            assert o instanceof A || o instanceof B; // open
            assert isA(o); // fails
        }
    }

    static class SetByJDK {
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(A::new);

        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new B());
            l.forEach(t::set);
            assert isA(t.get()); // fails
        }
    }

    static class RunByJDK {
        static Object seen;

        public static void main(String[] args) {
            cut();
            Supplier<Object> s = () -> { seen = new B(); return new A(); };
            ThreadLocal<Object> t = ThreadLocal.withInitial(s);
            List<ThreadLocal<Object>> l = new ArrayList<>();
            l.add(t);
            l.forEach(x -> x.get());
            assert seen == null; // fails
        }
    }

    static class GivenLocal {
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(A::new);

        public static void main(String[] args) {
            cut();
            Optional<ThreadLocal<Object>> o = Optional.of(t);
            o.ifPresent(x -> x.set(new B()));
            assert isA(t.get()); // fails
        }
    }

    static class Inheritable {
        static final InheritableThreadLocal<Object> t = new InheritableThreadLocal<>();

        public static void main(String[] args) {
            cut();
            t.set(new B());
            assert isA(t.get()); // fails
        }
    }

    static class Stored {
        static final Map<String, ThreadLocal<Object>> m = new HashMap<>();

        public static void main(String[] args) {
            cut();
            m.put("a", ThreadLocal.withInitial(A::new));
            m.put("b", ThreadLocal.withInitial(B::new));
            ThreadLocal<Object> t = m.get("b");
            assert isA(t.get()); // fails
        }
    }

    static class Builders {
        static final ThreadLocal<Stack<StringBuilder>> t = ThreadLocal.withInitial(Stack::new);

        static StringBuilder borrow() {
            Stack<StringBuilder> s = t.get();
            return s.empty() ? new StringBuilder(64) : s.pop();
        }

        static String release(StringBuilder b) {
            String r = b.toString();
            b.setLength(0);
            t.get().push(b);
            return r;
        }

        public static void main(String[] args) {
            cut();
            StringBuilder b = borrow();
            assert b != null; // holds
            b.append('x');
            release(b);
            assert borrow() != b; // fails
        }
    }

    static class NullBuilders {
        static final ThreadLocal<Stack<StringBuilder>> t = ThreadLocal.withInitial(Stack::new);

        public static void main(String[] args) {
            cut();
            t.get().push(null);
            assert t.get().pop() != null; // fails
        }
    }

    static class Cloned extends ThreadLocal<Object> implements Cloneable {
        public static void main(String[] args) throws Exception {
            cut();
            Cloned t = new Cloned();
            t.set(new A());
            Cloned u = (Cloned) t.clone();
            u.set(new B());
            assert isA(u.get()); // fails
        }
    }

    static class EarlyLocal {
        static final ThreadLocal<EarlyLocal> t = new ThreadLocal<>();
        final Object x;

        EarlyLocal() {
            t.set(this);
            t.get().use();
            x = new A();
        }

        void use() {
            assert x != null; // fails
        }

        public static void main(String[] args) {
            cut();
            new EarlyLocal();
        }
    }

    static class Loop {
        public static void main(String[] args) {
            cut();
            ThreadLocal<Object> first = null;
            for (int i = 0; i < 3; i++) {
                int j = i;
                ThreadLocal<Object> t = ThreadLocal.withInitial(() -> j == 0 ? new B() : new A());
                if (first == null) first = t;
                Object o = t.get();
                assert o instanceof A || o instanceof B; // holds
            }
            assert isA(first.get()); // fails
        }
    }

    static class GivenSupplied {
        static final ThreadLocal<Object> t = ThreadLocal.withInitial(A::new);
        static final ThreadLocal<Object> u = ThreadLocal.withInitial(B::new);

        public static void main(String[] args) {
            cut();
            Optional.of(t).ifPresent(x -> x.get());
            Object o = t.get();
            assert !(o instanceof B); // holds
            assert isA(u.get()); // fails
        }
    }
}
