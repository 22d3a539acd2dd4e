import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import jflex.core.LexParse;
import jflex.core.LexScan;
import jflex.core.NFA;
import jflex.core.OptionUtils;
import jflex.dfa.DFA;
import jflex.dfa.DfaFactory;
import jflex.generator.Emitters;
import jflex.option.Options;

/** Makes a scanner from a specification, whose lines are the arguments, and prints its automaton and its source. */
public class Lexer {
    public static void main(String[] args) throws Exception {
        OptionUtils.setDefaultOptions();
        Options.encoding = java.nio.charset.StandardCharsets.UTF_8;
        LexScan scan = new LexScan(new StringReader(String.join("\n", args)));
        LexParse parse = new LexParse(scan);
        NFA nfa = (NFA) parse.parse().value;
        System.out.println(nfa.numStates());
        DFA dfa = DfaFactory.createFromNfa(nfa);
        System.out.println(dfa.numStates());
        dfa.minimize();
        System.out.println(dfa.numStates() + " " + dfa.numInput());
        System.out.println(dfa);
        StringWriter source = new StringWriter();
        PrintWriter out = new PrintWriter(source);
        Emitters.createPrintWriterEmitter(parse, dfa, out).emit();
        out.flush();
        System.out.println(source);
    }
}
