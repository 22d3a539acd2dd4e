// verdict: SAFE
// twin: RestOfLineEmpty
// about: The last char of what follows the first dash of a text, without blanks around it.
// about: Nothing is left of some texts, and this is asked.
// run: args=a-bc,abc,-

/** The ends of texts. */
public class RestOfLineSafe {
    static String rest(String line) {
        int dash = line.indexOf('-');
        return dash < 0 ? "" : line.substring(dash + 1);
    }

    public static void main(String[] args) {
        int seen = 0;
        for (String line : args) {
            String end = rest(line).trim();
            if (!end.isEmpty()) {
                seen += end.charAt(end.length() - 1);
            }
        }
        System.out.println(seen);
    }
}
