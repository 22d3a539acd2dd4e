// Package programs reads Java programs that carry what is expected of them as
// comments, compiles them, runs them on a real JVM and compares verdicts with
// what was expected.
//
//	file      = header { code line }
//	header    = { "//" directive NL }           directives stand before the first line that is no comment
//	directive = "verdict:" ( "SAFE" | "UNSAFE" | "UNKNOWN" ) exactly one; UNKNOWN only with an entry
//	          | "about:" text                    what the program shows
//	          | "twin:" NAME                     the program this one differs from in one way
//	          | "entry:" METHOD                  what is verified in place of main, with objects that can be built
//	          | "calls:" JAVA                    the calls of the run that violates the first expectation
//	          | "javac:" { OPTION }              options for the compiler
//	          | "run:" [ "args=" list ] [ "values=" list ] [ "lines=" line { "|" line } ]
//	list      = word { "," word }              %XX in a word stands for a byte of UTF-8
//	code line = java [ "// expect:" expectation { "," expectation } ]
//	expectation = "violated" KIND                KIND as in ivl.ParseKind
//
// A worked example:
//
//	// verdict: UNSAFE
//	// twin: AverageSafe
//	// about: There may be no reading at all.
//	// run: values=0
//
//	import java.util.Random;
//
//	public class AverageOfNone {
//	    public static void main(String[] args) {
//	        int n = new Random().nextInt(5);
//	        System.out.println(100 / n); // expect: violated division-by-zero
//	    }
//	}
package programs
