import com.google.googlejavaformat.java.Formatter;

/** Formats a source file, whose lines are the arguments. */
public class Format {
    public static void main(String[] args) throws Exception {
        System.out.print(new Formatter().formatSource(String.join("\n", args)));
    }
}
