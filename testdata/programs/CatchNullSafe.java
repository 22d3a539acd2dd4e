// verdict: SAFE
// twin: CatchNullLeavesNull
// about: A null dereference is caught and repaired.
// run: values=true
// run: values=false

import java.util.Random;

public class CatchNullSafe {
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
            config = new Config();
            port = 8080;
        }
        assert port >= config.port;
    }
}
