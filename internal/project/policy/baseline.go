package policy

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"

	"github.com/jayverify/jayverify/internal/base/atomicfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// baselineVersion is the version of the files that are written and read.
const baselineVersion = 1

// Baseline is what was violated, unknown or not judged at some time. The nil Baseline has
// nothing.
type Baseline struct {
	verdicts map[string]result.Verdict // by fingerprint
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
func (b *Baseline) has(fingerprint string, v result.Verdict) bool {
	if b == nil {
		return false
	}
	was, ok := b.verdicts[fingerprint]
	return ok && (was == result.Unsafe || v != result.Unsafe)
}

// Has reports whether a property with this verdict is no worse than it was.
func (b *Baseline) Has(fingerprint string, v result.Verdict) bool { return b.has(fingerprint, v) }

// Add takes what is violated, unknown or not judged in r, but for what is suppressed.
func (b *Baseline) Add(r *result.Result) {
	if b.verdicts == nil {
		b.verdicts = map[string]result.Verdict{}
	}
	for i, f := range r.Fingerprints() {
		p := r.Properties[i]
		if p.Verdict == result.Safe || p.Accepted != nil && p.Accepted.By == "suppression" {
			continue
		}
		if was, ok := b.verdicts[f]; !ok || was != result.Unsafe {
			b.verdicts[f] = p.Verdict
		}
	}
}

// Len is how many properties b has.
func (b *Baseline) Len() int { return len(b.verdicts) }

// ReadBaseline reads a file that Write has written. The error is of class
// failure.NoInput where there is none, failure.Data where it is another.
func ReadBaseline(file string) (*Baseline, error) { return read("baseline", file, true) }

// ReadReport reads the report of an earlier run as JSON: what was violated, unknown or not
// judged in it. A file that Write has written is one, too. The error is as for ReadBaseline.
func ReadReport(file string) (*Baseline, error) { return read("report", file, false) }

// read reads a file of which messages say what it is. strict is for one that may have
// nothing but a baseline.
func read(what, file string, strict bool) (*Baseline, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", what, err)
	}
	var f baselineFile
	dec := json.NewDecoder(bytes.NewReader(data))
	if strict {
		dec.DisallowUnknownFields()
	}
	if err := dec.Decode(&f); err != nil {
		return nil, failure.Errorf(failure.Data, "%s %s: %w", what, file, err)
	}
	if f.SchemaVersion != baselineVersion {
		return nil, failure.Errorf(failure.Data, "%s %s: schemaVersion is %d, expected %d", what, file, f.SchemaVersion, baselineVersion)
	}
	b := &Baseline{verdicts: map[string]result.Verdict{}}
	for _, e := range f.Properties {
		switch e.Verdict {
		case "UNSAFE":
			b.verdicts[e.Fingerprint] = result.Unsafe
		case "UNKNOWN":
			b.verdicts[e.Fingerprint] = result.Unknown
		case "NOT_JUDGED":
			b.verdicts[e.Fingerprint] = result.NotJudged
		default:
			if e.Verdict == "SAFE" && !strict {
				continue
			}
			return nil, failure.Errorf(failure.Data, "%s %s: verdict %q of %s, expected UNSAFE, UNKNOWN or NOT_JUDGED", what, file, e.Verdict, e.Fingerprint)
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
		return failure.WithClass(failure.IO, fmt.Errorf("baseline: %w", err))
	}
	return nil
}
