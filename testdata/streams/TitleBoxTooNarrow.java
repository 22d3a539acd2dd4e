// verdict: UNSAFE
// twin: TitleBoxSafe
// about: A long title does not leave any room.
// run: args=A%20very%20long%20title
// run: args=eleven%20more

public class TitleBoxTooNarrow {
    private static final int WIDTH = 10;

    static String centred(String title) {
        int room = WIDTH - title.length();
        String left = " ".repeat(room / 2); // expect: violated uncaught-exception
        String right = " ".repeat(room - room / 2); // expect: violated uncaught-exception
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
