// verdict: UNSAFE
// twin: CatchNullSafe
// about: A null dereference is caught and repaired.
// about: The handler forgets to put in a replacement.
// run: values=false

import java.util.Random;

public class CatchNullLeavesNull {
    static class Config {
        int port = 80;
    }

    static Config find(boolean there) {
        return there ? new Config() : null;
    }

    public static void main(String[] args) {
        Config config = find(new Random().nextBoolean());
        int port;
        try {
            port = config.port;
        } catch (NullPointerException e) {
            port = 8080;
        }
        assert port >= config.port; // expect: violated null-dereference
    }
}
