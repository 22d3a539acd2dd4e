import java.util.Optional;

// The JDK runs a lambda expression of the library, which fails for 0.
// fails: Shares.of
public class LambdaOfOwn {
    public static class Shares {
        public static boolean of(Optional<Integer> some, int parts) { return some != null && null != some.orElseGet(() -> 100 / parts); }
    }
}

class LambdaOfOwnDriver {
    public static void main(String[] args) {
        LambdaOfOwn.Shares.of(Optional.empty(), 0);
    }
}
