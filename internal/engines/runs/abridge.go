package runs

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/evidence/jvm"
)

// If a text in a result is longer than longText characters, only its beginning and
// its end are kept. Reproducers have the whole text.
const (
	longText = 4000
	headText = 1000
	tailText = 100
)

// abridge shortens a long text for reports, and says how much is left out.
func abridge(text string) string {
	if len(text) <= longText {
		return text
	}
	rs := []rune(text)
	if len(rs) <= longText {
		return text
	}
	return fmt.Sprintf("%s… %d characters left out …%s", string(rs[:headText]), len(rs)-headText-tailText, string(rs[len(rs)-tailText:]))
}

// call returns how a script's run is started: the call of the entry, and the
// lines on System.in.
func call(script *jvm.Script) (call string, stdin []string) {
	for _, line := range script.Stdin {
		stdin = append(stdin, abridge(line))
	}
	return abridge(script.Call()), stdin
}
