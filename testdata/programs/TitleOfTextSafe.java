// verdict: SAFE
// twin: TitleOfTextTooFar
// about: The first letter of each word of a text becomes a capital.
// about: Where a word begins, a char follows.
// run: args=of-the,x

/** Titles of texts. */
public class TitleOfTextSafe {
    static String title(String text) {
        char[] chars = text.toCharArray();
        boolean next = true;
        for (int i = 0; i < chars.length; i++) {
            if (chars[i] == '-') {
                next = true;
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
