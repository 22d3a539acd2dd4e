// verdict: SAFE
// twin: QueryDecodedAny
// about: Decodes a query, and takes it as it is if it is not encoded.
// about: The decoder throws for a percent sign without two digits, which is caught.
// run: args=%25,a%2520b
import java.net.URLDecoder;

public class QueryDecodedSafe {
    public static void main(String[] args) throws Exception {
        int decoded = 0;
        for (String s : args) {
            try {
                if (URLDecoder.decode("x" + s, "UTF-8") != null) {
                    decoded++;
                }
            } catch (IllegalArgumentException e) {
                decoded++;
            }
        }
        assert decoded <= args.length;
    }
}
