package policy

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"

	"github.com/jayverify/jayverify/internal/atomicfile"
	"github.com/jayverify/jayverify/verify"
)

// baselineVersion is the version of the files that are written and read.
const baselineVersion = 1

// Baseline is what was violated, unknown or not judged at some time. The nil Baseline has
// nothing.
type Baseline struct {
	verdicts map[string]verify.Verdict // by fingerprint
}

type baselineFile struct {
	SchemaVersion int             `json:"schemaVersion"`
	Properties    []baselineEntry `json:"properties"` // by fingerprint
}

type baselineEntry struct {
	Fingerprint string `json:"fingerprint"`
	Verdict     string `json:"verdict"` // UNSAFE, UNKNOWN or NOT_JUDGED
}

// has reports whether a property with this verdict is no worse than it was.
func (b *Baseline) has(fingerprint string, v verify.Verdict) bool {
	if b == nil {
		return false
	}
	was, ok := b.verdicts[fingerprint]
	return ok && (was == verify.Unsafe || v != verify.Unsafe)
}

// Add takes what is violated, unknown or not judged in r, but for what is suppressed.
func (b *Baseline) Add(r *verify.Result) {
	if b.verdicts == nil {
		b.verdicts = map[string]verify.Verdict{}
	}
	for i, f := range r.Fingerprints() {
		p := r.Properties[i]
		if p.Verdict == verify.Safe || p.Accepted != nil && p.Accepted.By == "suppression" {
			continue
		}
		if was, ok := b.verdicts[f]; !ok || was != verify.Unsafe {
			b.verdicts[f] = p.Verdict
		}
	}
}

// Len is how many properties b has.
func (b *Baseline) Len() int { return len(b.verdicts) }

// ReadBaseline reads a file that Write has written. The error is of class
// verify.NoInput where there is none, verify.Data where it is another.
func ReadBaseline(file string) (*Baseline, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("baseline: %w", err)
	}
	var f baselineFile
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&f); err != nil {
		return nil, verify.Errorf(verify.Data, "baseline %s: %w", file, err)
	}
	if f.SchemaVersion != baselineVersion {
		return nil, verify.Errorf(verify.Data, "baseline %s: schemaVersion is %d, expected %d", file, f.SchemaVersion, baselineVersion)
	}
	b := &Baseline{verdicts: map[string]verify.Verdict{}}
	for _, e := range f.Properties {
		switch e.Verdict {
		case "UNSAFE":
			b.verdicts[e.Fingerprint] = verify.Unsafe
		case "UNKNOWN":
			b.verdicts[e.Fingerprint] = verify.Unknown
		case "NOT_JUDGED":
			b.verdicts[e.Fingerprint] = verify.NotJudged
		default:
			return nil, verify.Errorf(verify.Data, "baseline %s: verdict %q of %s, expected UNSAFE, UNKNOWN or NOT_JUDGED", file, e.Verdict, e.Fingerprint)
		}
	}
	return b, nil
}

// Write writes b into a file, as a whole or not at all. Equal baselines give
// equal files.
func (b *Baseline) Write(file string) error {
	f := baselineFile{SchemaVersion: baselineVersion, Properties: []baselineEntry{}}
	for _, k := range slices.Sorted(maps.Keys(b.verdicts)) {
		f.Properties = append(f.Properties, baselineEntry{Fingerprint: k, Verdict: b.verdicts[k].String()})
	}
	err := atomicfile.Write(file, func(w io.Writer) error {
		enc := json.NewEncoder(w)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		return enc.Encode(f)
	})
	if err != nil {
		return verify.WithClass(verify.IO, fmt.Errorf("baseline: %w", err))
	}
	return nil
}
