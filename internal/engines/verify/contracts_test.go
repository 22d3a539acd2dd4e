package verify_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestContracts verifies the methods of testdata/Contracts.java for any arguments, for
// those that keep the contract, and for ordinary ones. A SAFE that a contract makes
// names the contract.
func TestContracts(t *testing.T) {
	text, err := os.ReadFile("testdata/Contracts.java")
	if err != nil {
		t.Fatal(err)
	}
	classes := compiled(t, "Contracts")
	methods := regexp.MustCompile(`(\w+)\([^{}]*\) \{.*// ([SU]{3})\n`).FindAllStringSubmatch(string(text), -1)
	if n := strings.Count(string(text), "// U"); n == 0 || len(methods) != n {
		t.Fatalf("%d methods, want %d", len(methods), n)
	}
	for k, m := range methods {
		for i, contracts := range []string{verify.ContractsIgnored, verify.ContractsBelieved, verify.ContractsOrdinary} {
			if testing.Short() && i != k%3 {
				continue
			}
			want := map[byte]result.Verdict{'S': result.Safe, 'U': result.Unsafe}[m[2][i]]
			r := verified(t, classes, "Contracts", verify.Config{
				Paths: horntest.Paths(t), JVM: verify.JVMNever, Entry: "Contracts." + m[1], Contracts: contracts, Timeout: 30 * time.Second,
			})
			if r.Verdict != want {
				t.Errorf("%s, contracts %s: %v, want %v: %s", m[1], contracts, r.Verdict, want, r.Reason)
			}
			named := false
			for _, a := range r.Assumptions {
				named = named || a.Kind == "contract" && strings.HasPrefix(a.Text, "callers keep the contract: ")
			}
			if want == result.Safe && !named {
				t.Errorf("%s, contracts %s: no contract in %+v", m[1], contracts, r.Assumptions)
			}
		}
	}
}

// TestNonNull: --nonnull is about parameters without an annotation, and counts with a
// contract alone.
func TestNonNull(t *testing.T) {
	classes := compiled(t, "Contracts")
	for _, c := range []struct {
		method, contracts string
		nonNull           []string
		want              result.Verdict
	}{
		{"unknown", verify.ContractsBelieved, []string{"args"}, result.Safe},
		{"unknown", verify.ContractsBelieved, []string{"org.**"}, result.Unsafe},
		{"unknown", verify.ContractsIgnored, []string{"args"}, result.Unsafe},
		{"nullable", verify.ContractsBelieved, []string{"args"}, result.Unsafe},
	} {
		r := verified(t, classes, "Contracts", verify.Config{
			Paths: horntest.Paths(t), JVM: verify.JVMNever, Entry: "Contracts." + c.method, Contracts: c.contracts, NonNull: c.nonNull, Timeout: 30 * time.Second,
		})
		if r.Verdict != c.want {
			t.Errorf("%+v: %v", c, r.Verdict)
		}
	}
}
