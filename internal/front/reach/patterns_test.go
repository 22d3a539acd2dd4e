package reach

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
)

// TestValidRegex: expressions that libraries use, and some that are wrong or not looked at.
func TestValidRegex(t *testing.T) {
	for text, want := range map[string]bool{
		"": true, "a+b*?c{2,3}+": true, `\p{InCombiningDiacriticalMarks}+`: true, `(?: |\u00A0|\s|[\s&&[^ ]])\s*`: false,
		`^(\d{4})-(\d\d?)-(?<day>\d+)$`: true, `(?i)[a-z_$][\w$-]*`: true, `(?!x)(?=y)z`: true, "[^,;\t]*": true, `\Q.\E`: false,
		"*a": false, "a**": false, "(a": false, "a)": false, "[a": false, "[]": false, "a{2": false, "a{3,2}": false, `\`: false,
		`(?<n>a)(?<n>b)`: false, "(?<=a+)b": false, "[z-a]": false, `\y`: false, `\p{Nothing}`: false,
		`[\x00-\x1f]*`: true, `\x41`: true, `[\x41-z]`: true, `[\x5d]`: true, `\x4`: false, `\xg0`: false, `\x{41}`: false, `[\x1f-\x00]`: false, `[z-\x41]`: false, `[a-\d]`: false, "{": false, "(?<": false, "(?)": false,
		strings.Repeat("(", 40) + strings.Repeat(")", 40): false, strings.Repeat("a", longestRegex+1): false,
	} {
		if _, got := parseRegex(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestValidRegexOnJVM: each random expression that counts as valid is so for Java, has as many groups, and where all of them
// are said to match something whenever it does, they do.
func TestValidRegexOnJVM(t *testing.T) {
	home := jdktest.Home(t, 17)
	pieces := strings.Split(`( ) ( ) (a) (b|1) | a b - ^ $ . | ? * + ( ) [ ] { } , 1 2 9 \d \W \b \. \\ \- \] \p{L} \P{Lower} (?: (?= (?! (?i) (?<n> (?<m> (?s) [^ [a [- & && # = ! < > : \t \e \x41 \x5D \x00 \x {2} {1,3} {4,} {3,1} _ é`, " ")
	rng := rand.New(rand.NewPCG(17, 1))
	var all strings.Builder
	n := 0
	for n < 20000 {
		var text strings.Builder
		for range 1 + rng.IntN(9) {
			text.WriteString(pieces[rng.IntN(len(pieces))])
		}
		if r, valid := parseRegex(text.String()); valid {
			n++
			fmt.Fprintf(&all, "%s\t%d\t%v\n", text.String(), r.groups, r.groups == r.each)
		}
	}
	cmd := exec.Command(filepath.Join(home, "bin", "java"), "-cp", classtest.Javac(t, 17, map[string]string{"Compiles.java": compiles}), "-Dfile.encoding=UTF-8", "Compiles")
	cmd.Stdin = strings.NewReader(all.String())
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, &errs)
	}
	if want := fmt.Sprintf("%d expressions\n", n); string(out) != want {
		t.Errorf("%s, want %s", out, want)
	}
}

const compiles = `
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.regex.*;

public class Compiles {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int n = 0;
        java.util.Random random = new java.util.Random(1);
        for (String row = in.readLine(); row != null; row = in.readLine(), n++) {
            String[] columns = row.split("\t");
            String line = columns[0];
            for (int flags : new int[] {0, Pattern.MULTILINE | Pattern.CASE_INSENSITIVE, Pattern.DOTALL | Pattern.UNICODE_CASE | Pattern.UNIX_LINES}) {
                try {
                    Pattern p = Pattern.compile(line, flags);
                    if (p.matcher("").groupCount() != Integer.parseInt(columns[1])) {
                        System.out.println(line + " has " + p.matcher("").groupCount() + " groups");
                    }
                    for (int k = 0; k < 20 && columns[2].equals("true"); k++) {
                        StringBuilder text = new StringBuilder();
                        for (int i = random.nextInt(8); i > 0; i--) {
                            text.append("ab12_-^,.& ".charAt(random.nextInt(11)));
                        }
                        for (Matcher m = p.matcher(text); m.find();) {
                            for (int g = 1; g <= m.groupCount(); g++) {
                                if (m.group(g) == null) {
                                    System.out.println(line + " matches " + text + " without group " + g);
                                }
                            }
                        }
                    }
                } catch (RuntimeException e) {
                    System.out.println(line + ": " + e.getMessage().lines().findFirst().get());
                }
            }
        }
        System.out.println(n + " expressions");
    }
}
`
