// An argument of a constructor is null where it is used later: the constructor needs no condition, others rest on one.
// fails: Measured.length, unless text of the constructor
public class StoredArgument {
    public static class Measured {
        private final CharSequence text;
        public Measured(CharSequence text) { this.text = text; }
        public boolean length() { return text.toString() == null; }
    }
}

class StoredArgumentDriver {
    public static void main(String[] args) {
        new StoredArgument.Measured(null).length();
    }
}
