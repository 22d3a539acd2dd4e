// What code of the JDK finds by name: it may run any member of the program that is not private. As in Behind.java, an
// assertion with the comment "fails" fails on the JVM; one with "holds" must be proved.
public class Reflects {
    // What the JDK finds by name runs code of the program.
    static class Named {
        static int count;

        public static class Made {
            static int made;

            public Made() { made++; }

            public void run() { count++; }
        }

        public static void main(String[] args) throws Exception {
            int[] own = new int[2];
            Object o = Class.forName("Reflects$Named$Made").getDeclaredConstructor().newInstance();
            o.getClass().getMethod("run").invoke(o);
            assert own.length == 2; // holds
            assert count == 0; // fails
        }
    }

    static class NamedConstructor {
        public static class Made {
            static int made;

            public Made() { made++; }
        }

        public static void main(String[] args) throws Exception {
            Class.forName("Reflects$NamedConstructor$Made").getDeclaredConstructor().newInstance();
            assert Made.made == 0; // fails
        }
    }

    static class NamedInitialiser {
        static int count;

        static class Loaded {
            static { count++; }
        }

        public static void main(String[] args) throws Exception {
            Class.forName("Reflects$" + "NamedInitialiser$Loaded");
            assert count == 0; // fails
        }
    }

    static class NamedField {
        public static int count;

        public static void main(String[] args) throws Exception {
            Class.forName("Reflects$" + "NamedField").getField("count").set(null, 3);
            assert count == 0; // fails
        }
    }
}
