import java.util.Optional;

// The JDK runs a lambda expression of the library, which never fails.
// proved: Shares.of
public class LambdaOfOwnSafe {
    public static class Shares {
        public static boolean of(Optional<Integer> some, int parts) { return some != null && null != some.orElseGet(() -> parts == 0 ? 0 : 100 / parts); }
    }
}

class LambdaOfOwnSafeDriver {
    public static void main(String[] args) {
        LambdaOfOwnSafe.Shares.of(Optional.empty(), 0);
    }
}
