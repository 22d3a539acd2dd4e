import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;

/** Prints the tokens of each argument, which is JSON, and writes them again. */
public class Tokens {
    public static void main(String[] args) throws IOException {
        JsonFactory factory = new JsonFactory();
        for (String text : args) {
            StringWriter out = new StringWriter();
            try (JsonParser in = factory.createParser(text); JsonGenerator to = factory.createGenerator(out).useDefaultPrettyPrinter()) {
                for (JsonToken t = in.nextToken(); t != null; t = in.nextToken()) {
                    System.out.println(t + " " + in.getText() + " " + in.currentLocation().getColumnNr());
                    to.copyCurrentEvent(in);
                }
            } catch (JsonParseException e) {
                System.out.println(e.getOriginalMessage());
            }
            System.out.println(out);
        }
    }
}
