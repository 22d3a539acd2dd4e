// breaks: runtime
// A machine with a stack runs a program from outside.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int run(int[] code) {
        int[] stack = new int[4];
        int top = 0;
        for (int op : code) {
            if (op >= 0) {
                if (top == stack.length) return -1;
                stack[top++] = op;
            } else if (op == -1) {
                if (top < 2) return -1; //~ if (top < 1) return -1;
                stack[top - 2] += stack[top - 1];
                top--;
            }
        }
        return top == 0 ? 0 : stack[top - 1];
    }

    public static void main(String[] args) {
        int[] code = new int[6];
        for (int i = 0; i < code.length; i++) {
            code[i] = Verifier.nondetInt();
        }
        int r = run(code);
        if (code[5] == 7) {
            assert r == 7 || r == -1;
        }
    }
}
