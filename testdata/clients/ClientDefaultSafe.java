// A class of the client overrides a default method.
// proved: Unit.share
public class ClientDefaultSafe {
    public interface Unit {
        default int size() { return 1; }
        default int share() { return 12 * size(); }
    }
}

class ClientDefaultSafeDriver {
    public static void main(String[] args) {
        ClientDefaultSafe.Unit u = new ClientDefaultSafe.Unit() { public int size() { return 0; } }; u.share();
    }
}
