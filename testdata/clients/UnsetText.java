// A text that looks like a mark.
// fails: Word.q
public class UnsetText {
    public static class Word {
        private String s;
        private final int k = Word.zero();
        static int zero() { return 0; }
        public Word(boolean b) { if (b) s = "unset"; else s = "set"; }
        public void set(String t) { if (t != null) s = t; }
        public int q() { return s.equals("unset") ? 1 / k : 0; }
    }
}

class UnsetTextDriver {
    public static void main(String[] args) {
        new UnsetText.Word(true).q();
    }
}
