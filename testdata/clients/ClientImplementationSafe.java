// A class of the client implements an interface and returns null.
// proved: Greeter.length
public class ClientImplementationSafe {
    public interface Namer { String name(int i); }
    public static class Greeter {
        private final Namer namer;
        public Greeter(Namer namer) { if (namer == null) throw new IllegalArgumentException(); this.namer = namer; }
        public int length() { String s = namer.name(0); return s == null ? 0 : s.length(); }
    }
}

class ClientImplementationSafeDriver {
    public static void main(String[] args) {
        new ClientImplementationSafe.Greeter(i -> null).length();
    }
}
