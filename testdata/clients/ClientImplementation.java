// A class of the client implements an interface and returns null.
// fails: Greeter.length, unless Namer.name of the client returns no null
public class ClientImplementation {
    public interface Namer { String name(int i); }
    public static class Greeter {
        private final Namer namer;
        public Greeter(Namer namer) { if (namer == null) throw new IllegalArgumentException(); this.namer = namer; }
        public int length() { return namer.name(0).length(); }
    }
}

class ClientImplementationDriver {
    public static void main(String[] args) {
        new ClientImplementation.Greeter(i -> null).length();
    }
}
