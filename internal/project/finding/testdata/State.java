/** The state of the receiver, which the program has made. */
public class State {
    private String text;

    public int open() {
        return text.length();
    }

    protected int inner() {
        return text.length();
    }
}
