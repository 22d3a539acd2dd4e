// An interface and a class have a method of the same name. One may return null, and a client returns it from the other one.
// fails: Greeter.length, unless Namer.name of the client returns no null
public class NullableElsewhere {
    public @interface Nullable { }
    public interface Alias { @Nullable String name(); }
    public abstract static class Namer { public abstract String name(); }
    public static class Greeter {
        private int count;
        public int length(Namer namer) { if (namer == null) return 0; return namer.name().length(); }
        public int lengthOf(Alias alias) { count++; if (alias == null) return 0; String s = alias.name(); return s == null ? count : s.length(); }
    }
}

class NullableElsewhereDriver {
    public static void main(String[] args) {
        new NullableElsewhere.Greeter().length(new NullableElsewhere.Namer() { public String name() { return null; } });
    }
}
