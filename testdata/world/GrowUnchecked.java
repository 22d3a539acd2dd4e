// verdict: UNSAFE
// entry: GrowUnchecked.Buffer.last
// twin: GrowSafe
// about: The builder does not look at the upper bound.

public class GrowUnchecked {
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
            return used == 0 ? -1 : data[used - 1]; // expect: violated array-index
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
                if (used < 0) {
                    throw new IllegalStateException();
                }
                return new Buffer(this);
            }
        }
    }
}
