import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.util.Map;

/** Reads each argument as JSON, writes it in two ways, and reads it again. */
public class RoundTrip {
    public static void main(String[] args) {
        for (String text : args) {
            try {
                JsonElement read = JsonParser.parseString(text);
                String written = new GsonBuilder().create().toJson(read);
                System.out.println(written);
                System.out.println(new GsonBuilder().setPrettyPrinting().serializeNulls().create().toJson(read));
                System.out.println(JsonParser.parseString(written).equals(read));
                show("", read);
            } catch (JsonSyntaxException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static void show(String at, JsonElement e) {
        if (e instanceof JsonObject) {
            for (Map.Entry<String, JsonElement> x : ((JsonObject) e).entrySet()) {
                show(at + "/" + x.getKey(), x.getValue());
            }
        } else if (e instanceof JsonArray) {
            int i = 0;
            for (JsonElement x : (JsonArray) e) {
                show(at + "/" + i++, x);
            }
        } else if (e.isJsonPrimitive() && e.getAsJsonPrimitive().isNumber()) {
            System.out.println(at + " is the number " + e.getAsBigDecimal().stripTrailingZeros().toPlainString());
        } else {
            System.out.println(at + " is " + e);
        }
    }
}
