// verdict: UNSAFE
// twin: TitleOfTextSafe
// about: The first letter of each word of a text becomes a capital.
// about: The text may end with a dash.
// run: args=a-

/** Titles of texts. */
public class TitleOfTextTooFar {
    static String title(String text) {
        char[] chars = text.toCharArray();
        boolean next = true;
        for (int i = 0; i < chars.length; i++) {
            if (chars[i] == '-') {
                chars[i + 1] = Character.toTitleCase(chars[i + 1]); // expect: violated array-index
            } else if (next) {
                chars[i] = Character.toTitleCase(chars[i]);
                next = false;
            }
        }
        return new String(chars);
    }

    public static void main(String[] args) {
        for (String s : args) {
            System.out.println(title(s));
        }
    }
}
