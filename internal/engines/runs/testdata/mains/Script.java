import bsh.EvalError;
import bsh.Interpreter;

/** Runs each argument as a script of BeanShell, one after the other, and prints what it returns. */
public class Script {
    public static void main(String[] args) {
        Interpreter shell = new Interpreter();
        for (String text : args) {
            try {
                System.out.println(shell.eval(text));
            } catch (EvalError e) {
                System.out.println(e.getErrorLineNumber() + " " + e.getErrorText());
            }
        }
    }
}
