package runs_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/models"
)

// mains are the programs of testdata/mains with their arguments. Each uses a library.
var mains = []struct {
	name, library string
	args          []string
	known         string // for what is not executed to its end yet: the reason
}{
	{"Disassembly", "asm-util", []string{"p/Counter", "12"}, ""},
	{"Digest", "commons-codec", []string{"hello", strings.Repeat("A longer text, so that there are several blocks in it. ", 4), "\u00e9\u20ac"}, ""},
	{"Help", "picocli", []string{"-c", "3", "-v", "--mode=slow", "a.txt", "b.txt"}, ""},
	{"RoundTrip", "gson", []string{`{"a":[1,2.50,true,1e3],"b":"x\u00e9\n","c":{"d":null,"e":[]}}`, `[1,`, `"text"`}, ""},
	{"Page", "jsoup", []string{`<!DOCTYPE html><title>A page &amp; more</title>`, `<body><h1>Head</h1><p>one <b>two</b> <a href="x?a=1">three</a><ul><li>4<li>5</ul>`, `<script>alert("<p>")</script><p onclick=x>&eacute;&#8364;<table><tr><td>6</table>`}, ""},
	{"Table", "commons-csv", []string{"name, age, town", "bob,3,\"New\nYork\"", `"eve, ""x""",4,`}, ""},
	{"Lexer", "jflex", []string{"package p;", "%%", "%class S", "%int", "D=[0-9]", "%%", "{D}+ { return 1; }", `[ \n] { }`, `"if" { return 2; }`, "[a-z]+ { return 3; }"}, ""},
	{"Script", "bsh", []string{"1+2", "f(n) { if (n < 2) return n; return f(n-1) + f(n-2); } f(10)", "s = \"\"; for (i = 0; i < 5; i++) { s += i + \",\"; } s"}, ""},
	{"Parser", "antlr4", []string{"grammar Calc; s : e EOF ; e : e ('*'|'/') e | e ('+'|'-') e | INT | '(' e ')' ; INT : [0-9]+ ; WS : [ \\t\\n]+ -> skip ;", "1+2*3", "(1"}, ""},
	{"Format", "google-java-format", strings.Split(unformatted, "\n"), ""},
	{"Tokens", "jackson-core", []string{`{"a":[1,2.50,true,null],"b":"x\u00e9"}`, `{"a":}`}, ""},
	{"com.github.lalyos.jfiglet.JFiglet", "jfiglet", []string{"hello"}, ""},
	{"Words", "commons-lang3", []string{"sitting", "0x1F", ""}, ""},
}

// unformatted is a source file for google-java-format.
const unformatted = `package p;
import java.util.*; import java.util.function.Function;
/** A document comment, which is long enough that it is broken into several lines by the formatter, with <b>tags</b>.
* @param <T> a type */
@SuppressWarnings({"unchecked","rawtypes"}) public final class A<T extends Comparable<T>> extends Object implements Runnable {
  static final int X=1,Y=0x1F; private final Map<String,List<? extends T>> m=new HashMap<>(); // a comment
  enum E { ONE(1){ @Override int f(){return 2;} }, TWO(2); final int i; E(int i){this.i=i;} int f(){return i;} }
  public static <U> U choose(Function<? super String,? extends U> f,String first,String second,String third,int... rest) throws IllegalStateException,java.io.IOException {
    for(int i=0;i<rest.length;i++){ if(rest[i]>X&&rest[i]<Y||first.equals(second)) continue; else { switch(i){case 0: case 1: return f.apply(first+second+third); default: break; } } }
    try(java.io.StringReader r=new java.io.StringReader(first)){ int c=r.read(); while(c!=-1) c=r.read(); } catch(RuntimeException|java.io.IOException e){ throw new IllegalStateException("a long message that does not fit into one line together with "+first+" and "+second,e); } finally { }
    int[][] a={{1,2},{3}}; Runnable r=()->{ System.out.println(a[0][0]); }; do { r.run(); } while(false);
    return list.stream().filter(x->x!=null).map(String::length).sorted(Comparator.reverseOrder()).collect(java.util.stream.Collectors.toList()) == null ? null : f.apply("x");
  }
  public void run(){ synchronized(this){ assert m!=null:"none"; } label: for(String s:m.keySet()){ break label; } }
  record R(int a,String b){ R{ if(a<0) throw new IllegalArgumentException(); } }
}`

// exported are the packages of the JDK that google-java-format uses on the JVM.
var exported = []string{"api", "code", "file", "parser", "tree", "util"}

// TestMainsOfJars runs programs that use real libraries in the interpreter and on the
// JVM: both print the same. The libraries are those that scripts/setup-mains
// fetches.
func TestMainsOfJars(t *testing.T) {
	jars, err := filepath.Glob("../../../.tools/mains/*.jar")
	if err != nil {
		t.Fatal(err)
	}
	if len(jars) == 0 {
		t.Skip("the jars of the libraries are not there: run make mains")
	}
	if testing.Short() {
		t.Skip("takes minutes")
	}
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
	sources, err := filepath.Glob("testdata/mains/*.java")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	path := strings.Join(append([]string{dir}, jars...), string(filepath.ListSeparator))
	if out, err := exec.Command("javac", append([]string{"-nowarn", "-d", dir, "-cp", path}, sources...)...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	equal := 0
	for _, m := range mains {
		t.Run(m.library, func(t *testing.T) {
			if m.known != "" {
				t.Skip(m.known)
			}
			flags := append([]string{"-ea", "-cp", path}, american...)
			for _, p := range exported {
				flags = append(flags, "--add-exports=jdk.compiler/com.sun.tools.javac."+p+"=ALL-UNNAMED")
			}
			java := exec.Command("java", append(append(flags, m.name), m.args...)...)
			java.Stderr = os.Stderr
			want, err := java.Output()
			if err != nil {
				t.Fatalf("java: %v", err)
			}
			out := execute(t, open(t, path), m.name, m.args...)
			if out.Result != ivl.Finished {
				t.Errorf("the run ended as %s", where(out))
			}
			if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(out.Output, "\n")); d != "" {
				t.Errorf("-JVM +interpreter:\n%s", d)
				return
			}
			equal++
		})
	}
	t.Logf("%d of %d programs print the same as on the JVM", equal, len(mains))
}
