// proved: Base.first
// The array is there when the constructor calls the method.
public class UnmadeGivenSafe {
    public static abstract class Base {
        private final int[] values;

        public Base() {
            values = new int[1];
            init();
        }

        protected abstract void init();

        public int first() {
            return values[0];
        }
    }
}

class UnmadeGivenSafeDriver {
    public static void main(String[] args) {
        new UnmadeGivenSafe.Base() {
            protected void init() {
                first();
            }
        };
    }
}
