import org.antlr.v4.Tool;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.LexerInterpreter;
import org.antlr.v4.runtime.ParserInterpreter;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.tool.Grammar;

/** Reads a grammar, the first argument, and parses each other argument by it, from its first rule. */
public class Parser {
    public static void main(String[] args) throws Exception {
        Grammar grammar = new Grammar(args[0]);
        System.out.println(grammar.name + " " + grammar.rules.keySet());
        for (int i = 1; i < args.length; i++) {
            LexerInterpreter lexer = grammar.createLexerInterpreter(CharStreams.fromString(args[i]));
            CommonTokenStream tokens = new CommonTokenStream(lexer);
            ParserInterpreter parser = grammar.createParserInterpreter(tokens);
            ParseTree tree = parser.parse(0);
            for (Token t : tokens.getTokens()) {
                System.out.println(t);
            }
            System.out.println(tree.toStringTree(parser));
            System.out.println(parser.getNumberOfSyntaxErrors());
        }
        System.out.println(Tool.VERSION);
    }
}
