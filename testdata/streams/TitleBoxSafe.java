// verdict: SAFE
// twin: TitleBoxTooNarrow
// about: A title in the middle of a line of ten columns.
// run: args=Notes,A%20very%20long%20title
// run: args=

public class TitleBoxSafe {
    private static final int WIDTH = 10;

    static String centred(String title) {
        int room = Math.max(0, WIDTH - title.length());
        String left = " ".repeat(room / 2);
        String right = " ".repeat(room - room / 2);
        return left + title + right;
    }

    public static void main(String[] args) {
        for (String title : args) {
            String line = centred(title);
            assert line.length() >= WIDTH;
            System.out.println("|" + line + "|");
        }
    }
}
