// verdict: SAFE
// twin: ReportTextEmpty
// about: A report is written into a text, one line for each item.
// run: args=a,b
// run:

import java.io.PrintWriter;
import java.io.StringWriter;

public class ReportTextSafe {
    static String report(String[] items) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.println("items: " + items.length);
        for (String item : items) {
            out.print('-');
            out.println(item);
        }
        out.flush();
        return text.toString();
    }

    public static void main(String[] args) {
        String report = report(args);
        char last = report.charAt(report.length() - 1);
        System.out.println(last == '\n');
    }
}
