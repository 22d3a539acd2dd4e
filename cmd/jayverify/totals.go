package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/base/atomicfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// keepTotals writes the badge and the line of the trend that were asked for.
func (k *checking) keepTotals(r *result.Result) error {
	var errs []error
	if file := k.opt.check.badge; file != "" {
		if err := atomicfile.Write(file, func(w io.Writer) error { return writeBadge(w, file, r) }); err != nil {
			errs = append(errs, fmt.Errorf("--badge: %w", err))
		}
	}
	if file := k.opt.check.trend; file != "" {
		if err := appendTrend(file, r); err != nil {
			errs = append(errs, fmt.Errorf("--trend: %w", err))
		}
	}
	return failure.WithClass(failure.IO, errors.Join(errs...))
}

// badge is what shields.io shows for an address with such a text
// (https://shields.io/badges/endpoint-badge).
type badge struct {
	SchemaVersion int    `json:"schemaVersion"`
	Label         string `json:"label"`
	Message       string `json:"message"`
	Color         string `json:"color"`
}

func badgeOf(r *result.Result) badge {
	t := r.Project.Total
	b := badge{1, "jayverify", fmt.Sprintf("%d of %d methods proved", t.Proved, t.All()), "yellow"}
	switch n := findings(r); {
	case n > 0:
		b.Message, b.Color = result.Count(n, "finding", "findings")+", "+b.Message, "red"
	case t.Proved == t.All():
		b.Color = "brightgreen"
	}
	return b
}

// findings counts the violations that no rule of the user accepts.
func findings(r *result.Result) int {
	n := 0
	for _, p := range r.Properties {
		if p.Verdict == result.Unsafe && p.Accepted == nil {
			n++
		}
	}
	return n
}

// writeBadge writes a line for a README where the file is one of Markdown, else what an
// endpoint of shields.io is to return.
func writeBadge(w io.Writer, file string, r *result.Result) error {
	b := badgeOf(r)
	if strings.EqualFold(filepath.Ext(file), ".md") {
		escape := func(s string) string {
			return url.PathEscape(strings.NewReplacer("-", "--", "_", "__").Replace(s))
		}
		_, err := fmt.Fprintf(w, "![%s: %s](https://img.shields.io/badge/%s-%s-%s)\n", b.Label, b.Message, escape(b.Label), escape(b.Message), b.Color)
		return err
	}
	return json.NewEncoder(w).Encode(b)
}

// trendLine is a line of the file of --trend.
type trendLine struct {
	Time      string  `json:"time"` // RFC 3339
	Project   string  `json:"project"`
	Version   string  `json:"version"` // of jayverify
	Methods   int     `json:"methods"`
	Proved    int     `json:"proved"`
	Violated  int     `json:"violated"`
	Latent    int     `json:"latent"`
	Open      int     `json:"open"`
	NotJudged int     `json:"notJudged"`
	Findings  int     `json:"findings"` // violations that no rule of the user accepts
	Seconds   float64 `json:"seconds"`
}

// appendTrend adds one line to a file, which is made if it is not there.
func appendTrend(file string, r *result.Result) error {
	t := r.Project.Total
	line, err := json.Marshal(trendLine{
		Time: time.Now().UTC().Format(time.RFC3339), Project: r.Entry, Version: version(),
		Methods: t.All(), Proved: t.Proved, Violated: t.Violated, Latent: t.Latent, Open: t.Open, NotJudged: t.NotJudged,
		Findings: findings(r), Seconds: r.Elapsed.Seconds(),
	})
	if err != nil {
		return err
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	_, err = f.Write(append(line, '\n'))
	return errors.Join(err, f.Close())
}
