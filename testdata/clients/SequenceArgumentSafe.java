// A CharSequence is not always a String.
// proved: Text.last
public class SequenceArgumentSafe {
    public static class Text {
        public static int last(CharSequence s) {
            if (s == null) return 0;
            String t = s.toString();
            return t == null ? 0 : t.length();
        }
    }
}

class SequenceArgumentSafeDriver {
    public static void main(String[] args) {
        SequenceArgumentSafe.Text.last(new CharSequence() { public int length() { return 0; } public char charAt(int i) { return 0; } public CharSequence subSequence(int a, int b) { return this; } public String toString() { return null; } });
    }
}
