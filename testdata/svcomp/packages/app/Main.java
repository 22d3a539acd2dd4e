// assert: TRUE
// runtime: TRUE
// Main and what it uses are in packages.
package app;
import app.util.Stack;
import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
    public static void main(String[] args) {
        Stack s = new Stack(3);
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) s.push(i);
        assert s.size() <= 3;
    }
}
