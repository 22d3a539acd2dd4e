// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: a program that asks for finalizers to be run has
// them run, in another thread, before the call returns.
class Finalized {
    static class Counted {
        static int finalized;

        protected void finalize() {
            finalized++;
        }
    }

    static class Plain {
        static int closed;

        protected void close() {
            closed++;
        }
    }

    static void bySystem() { // not SAFE
        new Counted();
        System.gc();
        System.runFinalization();
        assert Counted.finalized == 0;
    }

    static void byRuntime() { // not SAFE
        new Counted();
        Runtime.getRuntime().gc();
        Runtime.getRuntime().runFinalization();
        assert Counted.finalized == 0;
    }

    static void withoutFinalizer() { // not UNSAFE
        new Plain();
        System.gc();
        System.runFinalization();
        assert Plain.closed == 0;
    }
}
