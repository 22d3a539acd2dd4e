import java.io.*;
import java.nio.charset.StandardCharsets;
/** The streams of System are other ones. */
public class Redirected {
    public static void main(String[] args) throws Exception {
        PrintStream out = System.out, err = System.err;
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        System.setOut(new PrintStream(b, true));
        System.out.println("caught");
        System.out.printf("%d %s%n", 3, "x");
        System.setOut(out);
        System.out.print("[" + b.toString().trim() + "]");
        System.out.println(b.size());
        ByteArrayOutputStream e = new ByteArrayOutputStream();
        System.setErr(new PrintStream(e));
        System.err.println("error");
        new Exception("printed").printStackTrace();
        System.err.flush();
        System.setErr(err);
        System.out.print(e);
        System.out.println(System.err == err);
        System.setIn(new ByteArrayInputStream("a line\n12".getBytes(StandardCharsets.UTF_8)));
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(r.readLine() + "," + r.readLine() + "," + r.readLine());
        try { System.setOut(null); System.out.println("x"); } catch (NullPointerException x) { System.setOut(out); System.out.println("null"); }
        System.setOut(err); System.out.println("lost"); System.setOut(out);
        System.setErr(out); System.err.println("shown"); System.setErr(err);
        new Exception() { public String toString() { System.out.println("asked"); return "x"; } }.printStackTrace();
        System.out.println(out.checkError());
    }
}
