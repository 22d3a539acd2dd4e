package failure

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

func TestClassOf(t *testing.T) {
	_, missing := os.Open(filepath.Join(t.TempDir(), "missing"))
	_, notADirectory := os.ReadDir("failure_test.go")
	for _, c := range []struct {
		name string
		err  error
		want Class
	}{
		{"own class", Errorf(Data, "App.class: truncated"), Data},
		{"own class, wrapped", fmt.Errorf("reading: %w", Errorf(NoSolver, "none")), NoSolver},
		{"own class beats the given one", WithClass(Internal, Errorf(Usage, "x")), Usage},
		{"class given", WithClass(Data, errors.New("x")), Data},
		{"missing file", fmt.Errorf("class path: %w", missing), NoInput},
		{"other system error", notADirectory, IO},
		{"cancelled", fmt.Errorf("solving: %w", context.Canceled), Interrupted},
		{"main class missing", &classfile.NotFoundError{Class: "Main"}, NoInput},
		{"superclass missing", fmt.Errorf("x: %w", &classfile.NotFoundError{Class: "A", NeededBy: "B"}), Data},
		{"not a class file", &classfile.FormatError{Class: "Main", Expected: "0xcafebabe"}, Data},
		{"damaged code", &classfile.CodeError{Expected: "an opcode"}, Data},
		{"cycle", fmt.Errorf("x: %w", &classfile.CycleError{Cycle: []string{"A", "A"}}), Data},
		{"no JDK", &classfile.NoJDKError{}, NoSolver},
		{"unforeseen", errors.New("x"), Internal},
	} {
		if got := ClassOf(c.err); got != c.want {
			t.Errorf("%s: ClassOf(%v) = %v, want %v", c.name, c.err, got, c.want)
		}
	}
	if WithClass(Data, nil) != nil {
		t.Error("WithClass(Data, nil) is not nil")
	}
}
