package difftest

import (
	"fmt"
	"testing"

	z3 "github.com/jayverify/jayverify/internal/analysis/symex/solver"

	"github.com/jayverify/jayverify/internal/dev/sample"
)

// texts are bodies over two strings from outside, a and b, that symbolic execution
// treats in one step: parts, joined strings, comparisons. Each has an assertion that
// some texts violate, or none does.
var texts = []string{
	`String s = a.substring(1);
	 assert s.length() == a.length() - 1;
	 assert s.charAt(0) == a.charAt(1);
	 assert !s.equals("no");`,
	`String s = a.substring(a.length() - 2);
	 assert !s.startsWith("x");
	 assert !s.endsWith("yz");
	 assert s.length() == 2;`,
	`String s = a + b;
	 assert s.length() == a.length() + b.length();
	 assert s.startsWith(a) && s.endsWith(b);
	 assert !s.equals("abcd");`,
	`String s = (a + "-" + b).substring(1);
	 assert s.length() > 4;
	 assert s.indexOf('-') >= 0;
	 assert s.hashCode() != "a-b".hashCode() || s.equals("a-b") || s.length() > 3;`,
	`int n = a.length();
	 String s = a.substring(0, n / 2);
	 String r = a.substring(n / 2);
	 assert (s + r).equals(a);
	 assert s.length() <= r.length();
	 assert !r.startsWith("q", 1);`,
	`assert !(a.startsWith("he") && a.endsWith("lo"));
	 assert !(a.startsWith("hel") && a.endsWith("elo")) || a.length() > 3;
	 assert !a.startsWith(b) || a.length() >= b.length();`,
	`java.util.Map<String, Integer> m = new java.util.HashMap<>();
	 m.put(a.substring(1), 1);
	 m.put("key", 2);
	 assert m.size() == 2;
	 assert m.containsKey(a.substring(1));`,
	`int n = 0;
	 try {
	     n = Integer.parseInt(a);
	 } catch (NumberFormatException e) {
	     assert !a.equals("+") && !a.equals("12") && !a.equals("-0");
	     return;
	 }
	 assert n != -42;
	 assert n != 307;
	 assert n > -1000 && n < 10000;
	 assert n >= 0 || a.charAt(0) == '-';`,
	`int at = a.indexOf('=');
	 if (at < 0) {
	     return;
	 }
	 long n = 0;
	 try {
	     n = Long.parseLong(a.substring(at + 1));
	 } catch (NumberFormatException e) {
	     assert !a.endsWith("7");
	     return;
	 }
	 assert n != 55;
	 assert n < 1000;`,
	`byte n = 0;
	 try {
	     n = Byte.parseByte(a + b);
	 } catch (NumberFormatException e) {
	     return;
	 }
	 assert n != 100;
	 assert n > -129;`,
	`String s = a.substring(1, a.length() - 1) + "!";
	 char c = s.charAt(s.length() - 1);
	 assert c == '!';
	 assert s.compareTo("m!") != 0;
	 assert !s.isEmpty();`,
}

// TestTexts executes programs over strings from outside. Each path must be a run of
// the interpreter; what no path violates, no random run may.
func TestTexts(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	m := startMachine(t)
	core := &z3.Z3{Path: findZ3(t), MemoryMB: 2048}
	defer core.Close()
	var pins []pin
	from, size := sample.Window(t, len(texts), 3)
	for i, body := range texts[from : from+size] {
		pins = append(pins, pin{uint64(i), fmt.Sprintf(`public class Main {
	public static void main(String[] args) {
		if (args.length < 2 || args[0].length() < 2 || args[0].length() > 4 || args[1].length() > 3) {
			return;
		}
		String a = args[0];
		String b = args[1];
		%s
	}
}
`, body)})
	}
	counts := map[string]int{}
	programs := executables(t, m, pins, counts)
	if len(programs) != size {
		t.Fatalf("%d programs of %d: %v", len(programs), size, counts)
	}
	for _, x := range programs {
		x.strings = true
		if wrong, _ := followPaths(t, x, core, counts, nil); wrong != "" {
			t.Errorf("%s\n%s", wrong, x.text)
		}
		t.Logf("%d: %v", x.seed, counts)
	}
	if counts["exhausted"] == 0 {
		t.Error("the paths of no program have all been executed")
	}
}
