// verdict: UNSAFE
// twin: QueryDecodedSafe
// about: Decodes a query.
// about: The decoder throws for a percent sign without two digits: the method that it calls does, which returns a text.
// run: args=%25
import java.net.URLDecoder;

public class QueryDecodedAny {
    public static void main(String[] args) throws Exception {
        int decoded = 0;
        for (String s : args) {
            if (URLDecoder.decode("x" + s, "UTF-8") != null) { // expect: violated uncaught-exception
                decoded++;
            }
        }
        assert decoded <= args.length;
    }
}
