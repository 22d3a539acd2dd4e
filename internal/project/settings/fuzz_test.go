package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/base/failure"
)

// FuzzRead reads any text as a settings file: there are settings, or one line
// of class Usage that names the file.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{full, "", "entries = [\"p.Main.f(I)V\", \"\"]", "[[suppress]]\nline = 99999999999999999999", "cache = 1.5\n", "a.b = 1", "report = [\"html:x\", \":\"]"} {
		f.Add(seed)
	}
	file := filepath.Join(f.TempDir(), Name)
	f.Fuzz(func(t *testing.T, text string) {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		s, err := Read(file)
		if err == nil {
			for _, v := range s.Suppress {
				if !v.Named() || v.Reason == "" {
					t.Errorf("%q: a suppression of everything, or without a reason: %+v", text, v)
				}
			}
			return
		}
		if failure.ClassOf(err) != failure.Usage || !strings.HasPrefix(err.Error(), file+":") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v", text, err)
		}
	})
}
