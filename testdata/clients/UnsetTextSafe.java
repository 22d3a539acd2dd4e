// A text that looks like a mark.
// proved: Word.q
public class UnsetTextSafe {
    public static class Word {
        private String s;
        private final int k = Word.zero();
        static int zero() { return 1; }
        public Word(boolean b) { if (b) s = "unset"; else s = "set"; }
        public void set(String t) { if (t != null) s = t; }
        public int q() { return s.equals("unset") ? 1 / k : 0; }
    }
}

class UnsetTextSafeDriver {
    public static void main(String[] args) {
        new UnsetTextSafe.Word(true).q();
    }
}
