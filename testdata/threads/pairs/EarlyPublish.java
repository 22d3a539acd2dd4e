// about: A session is published after it is complete.

public class EarlyPublish {
    static final class Session {
        private String user;
        private int level;

        void login(String user, int level) {
            this.user = user;
            this.level = level;
        }
    }

    private static volatile Session current;

    static void open() {
        Session s = new Session();
        s.login("ada", 3); // only: safe
        current = s;
        s.login("ada", 3); // only: broken
    }

    static int nameLength() {
        Session s = current;
        if (s == null) {
            return 0;
        }
        return s.user.length() + s.level;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread opener = new Thread(EarlyPublish::open, "opener");
        opener.start();
        int n = nameLength();
        assert n == 0 || n == 6;
        opener.join();
        assert nameLength() == 6;
    }
}
