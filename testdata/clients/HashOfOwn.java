import java.util.HashSet;
import java.util.Set;

// A set of the JDK, which is made of a map, asks an object of the library for its hash code, which fails for 0.
// fails: Names.add
public class HashOfOwn {
    public static class Names {
        private final Set<Name> all = new HashSet<>();
        public boolean add(int parts) { return all.add(new Name(parts)); }
    }
    static final class Name {
        private final int parts;
        Name(int parts) { this.parts = parts; }
        @Override public int hashCode() { return 100 / parts; }
        @Override public boolean equals(Object o) { return o instanceof Name && ((Name) o).parts == parts; }
    }
}

class HashOfOwnDriver {
    public static void main(String[] args) {
        new HashOfOwn.Names().add(0);
    }
}
