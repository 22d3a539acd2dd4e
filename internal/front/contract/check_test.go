package contract_test

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/front/contract"
)

// TestChecks: explicit checks of parameters are preconditions, whatever the method that
// makes them is called; what the JVM does by itself is not one, nor what depends on more
// than parameters.
func TestChecks(t *testing.T) {
	path := compiled(t)
	r := contract.NewReader(path, contract.Options{})
	for name, want := range map[string]string{
		"fact":     "n >= 0",
		"range":    "off >= 0; len >= 0; a == null || off <= a.length - len",
		"require":  "s != null",
		"index":    "i >= 0; i < n",
		"own":      "s != null; n >= 11",
		"<init>":   "size >= 1; o != null",
		"state":    "",
		"deref":    "",
		"caught":   "",
		"loop":     "",
		"both":     "a <= 5 || b >= 0",
		"notEmpty": "s != null; s.length() >= 1",
		"never":    "",
		"parse":    "",
	} {
		c := r.Of(method(t, path, "checks/Checks."+name))
		if got := strings.Join(c.Preconditions(), "; "); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	never := r.Of(method(t, path, "checks/Checks.never"))
	if why := never.Documented("java/lang/UnsupportedOperationException", nil); why == nil || why.By != contract.HeadCheck {
		t.Errorf("never throws %v", never.Throws)
	}
	var inferred []string
	d := method(t, path, "checks/Checks.deref")
	c := r.Of(d)
	for _, k := range r.Inferred(d) {
		inferred = append(inferred, k.Clause().Java(c.ParamName))
	}
	if got, want := strings.Join(inferred, "; "), "s != null; a != null; 0 < a.length"; got != want {
		t.Errorf("inferred %q, want %q", got, want)
	}
}

// TestHandledNull: a parameter may be null if the code compares it with null and goes on.
func TestHandledNull(t *testing.T) {
	path := compiled(t)
	for name, want := range map[string]string{"handled": "s nullable", "refused": "s non-null"} {
		c := contract.Of(path, method(t, path, "checks/Checks."+name), contract.Options{})
		if got := told(c); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
		if got := c.Params[0].ByCode(); got != (name == "handled") {
			t.Errorf("%s: by code: %v", name, got)
		}
	}
}
