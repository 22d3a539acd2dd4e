// verdict: UNSAFE
// twin: ReportTextSafe
// about: Without items the text is empty and has no last character.
// run:

import java.io.PrintWriter;
import java.io.StringWriter;

public class ReportTextEmpty {
    static String report(String[] items) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        if (items.length > 0) out.println("items: " + items.length);
        for (String item : items) {
            out.print('-');
            out.println(item);
        }
        out.flush();
        return text.toString();
    }

    public static void main(String[] args) {
        String report = report(args);
        char last = report.charAt(report.length() - 1); // expect: violated uncaught-exception
        System.out.println(last == '\n');
    }
}
