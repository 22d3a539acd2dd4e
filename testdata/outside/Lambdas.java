// Lambdas as arguments that only other code of the program makes.
class Lambdas {
    interface Op { int apply(); }

    static final class One implements Op {
        public int apply() { return 1; }
    }

    static class Holder {
        Op op;
        Holder(Op op) { this.op = op; }
    }

    static int zero() { return 0; }
    static Op lambda() { return () -> 0; }
    static Op reference() { return Lambdas::zero; }
    static Op captured(int n) { return () -> n; }

    static int holdsClass(One o) {
        return o == null ? 0 : 10 / o.apply();
    }

    static int failsLambda(Op o) {
        return o == null ? 0 : 10 / o.apply();
    }

    static int failsField(Holder h) {
        return h == null || h.op == null ? 0 : 10 / h.op.apply();
    }

    static int failsCast(Object o) {
        return o instanceof Op ? 10 / ((Op) o).apply() : 0;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "holdsClass": holdsClass(new One()); break;
            case "failsLambda": failsLambda(lambda()); break;
            case "failsField": failsField(new Holder(reference())); break;
            case "failsCast": failsCast(captured(0)); break;
        }
    }
}
