// A client gets the builder as a CharSequence.
// fails: Box.first
import java.util.*;

public class BuilderShown {
    public static class Box {
        private final StringBuilder text = new StringBuilder("a");
        public CharSequence text() { return text; }
        public char first() { return text.charAt(0); }
    }
}

class BuilderShownDriver {
    public static void main(String[] args) {
        BuilderShown.Box p = new BuilderShown.Box(); ((StringBuilder) p.text()).setLength(0); p.first();
    }
}
