// about: Each task of a pool has its own user, and leaves none behind.

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class UserContext {
    private static final ThreadLocal<String> USER = new ThreadLocal<>();

    static String greet() {
        String user = USER.get();
        return user == null ? "hello, guest" : "hello, " + user;
    }

    static String asUser(String name) {
        USER.set(name);
        try {
            return greet();
        } finally {
            USER.remove(); // only: safe
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<String> ada = pool.submit(() -> asUser("ada"));
        Future<String> bob = pool.submit(() -> asUser("bob"));
        Future<String> guest = pool.submit(UserContext::greet);
        assert ada.get().equals("hello, ada");
        assert bob.get().equals("hello, bob");
        String text = guest.get();
        pool.shutdown();
        if (!text.equals("hello, guest")) {
            throw new IllegalStateException(text);
        }
    }
}
