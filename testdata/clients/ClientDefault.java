// A class of the client overrides a default method.
// fails: Unit.share
public class ClientDefault {
    public interface Unit {
        default int size() { return 1; }
        default int share() { return 12 / size(); }
    }
}

class ClientDefaultDriver {
    public static void main(String[] args) {
        ClientDefault.Unit u = new ClientDefault.Unit() { public int size() { return 0; } }; u.share();
    }
}
