// fails: Base.first
// A constructor calls a method of a subclass of the client, before the array is there.
public class UnmadeGiven {
    public static abstract class Base {
        private final int[] values;

        public Base() {
            init();
            values = new int[1];
        }

        protected abstract void init();

        public int first() {
            return values[0];
        }
    }
}

class UnmadeGivenDriver {
    public static void main(String[] args) {
        new UnmadeGiven.Base() {
            protected void init() {
                first();
            }
        };
    }
}
