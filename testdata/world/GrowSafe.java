// verdict: SAFE
// entry: GrowSafe.Buffer.last
// about: A builder makes the object, and its check keeps the invariant.

public class GrowSafe {
    public static final class Buffer {
        private final int[] data;
        private final int used;

        private Buffer(Builder b) {
            data = new int[b.room];
            used = b.used;
        }

        public static Builder builder() {
            return new Builder();
        }

        public int last() {
            return used == 0 ? -1 : data[used - 1];
        }

        public static final class Builder {
            private int room = 1;
            private int used;

            private Builder() { }

            public Builder room(int n) {
                room = n;
                return this;
            }

            public Builder used(int n) {
                used = n;
                return this;
            }

            public Buffer build() {
                if (used < 0 || used > room) {
                    throw new IllegalStateException();
                }
                return new Buffer(this);
            }
        }
    }
}
