// The class of another object than the one of the cast is compared.
// fails: Pair.same
public class GetClassWrong {
    public static class Pair {
        private int x;
        public boolean same(Object o, Object p) {
            if (o == null || p == null || getClass() != p.getClass()) return false;
            return ((Pair) o).x == x;
        }
    }
}

class GetClassWrongDriver {
    public static void main(String[] args) {
        GetClassWrong.Pair p = new GetClassWrong.Pair(); p.same("1", p);
    }
}
