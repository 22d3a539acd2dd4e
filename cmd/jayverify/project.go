package main

import (
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/project/policy"
	"github.com/jayverify/jayverify/internal/project/settings"
)

// project takes what the flags leave open from jayverify.toml.
func (o *options) project(fs *pflag.FlagSet) error {
	file := o.settingsFile
	switch {
	case o.noSettings && file != "":
		return errors.New("give --config or --no-config, not both")
	case o.noSettings:
		return nil
	case file == "":
		if info, err := os.Stat(settings.Name); err != nil || !info.Mode().IsRegular() {
			return nil
		}
		file = settings.Name
	}
	f, err := settings.Read(file)
	if err != nil {
		return failure.WithClass(failure.ClassOf(err), err)
	}
	given := map[string]bool{}
	fs.Visit(func(flag *pflag.Flag) { given[flag.Name] = true })
	given["classpath"] = given["classpath"] || o.config.ClassPath != ""
	given["report"] = given["report"] || given["json"]
	given["cache"] = given["cache"] || given["no-cache"]
	given["no-cache"] = given["cache"]
	values := f.Values
	if o.check.wanted { // of two, the one of the table is nearer
		values = slices.DeleteFunc(slices.Clone(values), func(v settings.Value) bool { return v.Flag == "timeout" })
		values = append(values, f.Check...)
	}
	for _, v := range values {
		if given[v.Flag] {
			continue
		}
		where := fmt.Sprintf("%s:%d: %s", f.Path, v.Line, v.Key)
		if err := fs.Set(v.Flag, v.Text); err != nil {
			if bad := (*pflag.InvalidValueError)(nil); errors.As(err, &bad) {
				err = bad.Unwrap() // what is around it speaks of a flag
			}
			return failure.Errorf(failure.Usage, "%s: %w", where, err)
		}
		if o.from == nil {
			o.from = map[string]string{}
		}
		if o.from[v.Flag] == "" {
			o.from[v.Flag] = where
		}
	}
	o.suppress = f.Suppress
	o.settingsFile = f.Path
	if o.config.Main == "" && o.config.Entry == "" {
		o.entries = f.Entries
	}
	return nil
}

// valueError says what is wrong with the value of a flag.
type valueError struct{ flag, value, wrong string }

func (e *valueError) Error() string { return fmt.Sprintf("--%s=%s: %s", e.flag, e.value, e.wrong) }

// badValue makes a valueError; format and args tell what is wrong.
func badValue(flag, value, format string, args ...any) error {
	return &valueError{flag, value, fmt.Sprintf(format, args...)}
}

// explain adds the line of the settings file to an error about a flag's value, if the value
// comes from that file.
func (o *options) explain(err error) error {
	if bad := (*valueError)(nil); errors.As(err, &bad) && o.from[bad.flag] != "" {
		return fmt.Errorf("%s: %w", o.from[bad.flag], err)
	}
	return err
}

// judge is how the user wants results taken. It gathers over all entries.
type judge struct {
	o      *options
	policy policy.Policy
	write  *policy.Baseline // to be written; nil for none
	used   []bool           // suppressions
}

func newJudge(o *options) (*judge, error) {
	j := &judge{o: o, used: make([]bool, len(o.suppress))}
	for _, s := range o.suppress {
		j.policy.Suppressions = append(j.policy.Suppressions, s.Suppression)
	}
	// The kinds that are not accepted by default leave the others as they are, unless some of those are named.
	strict := func(kind string) bool { return slices.Contains(result.Strict, kind) }
	if o.acceptGiven && (len(o.accept) == 0 || !all(o.accept, strict)) {
		j.policy.Accept = append([]string{}, o.accept...)
	}
	switch {
	case o.writeBaseline:
		j.write = &policy.Baseline{}
		return j, nil
	case o.baseline != "":
		b, err := policy.ReadBaseline(o.baseline)
		if err != nil {
			if failure.ClassOf(err) == failure.NoInput {
				err = fmt.Errorf("%w; --write-baseline makes one", err)
			}
			return nil, err
		}
		j.policy.Baseline = b
	}
	return j, nil
}

// apply returns r with the user's suppressions, baseline and accepted assumptions.
// An interrupted result is not complete, so it is not written as a baseline.
func (j *judge) apply(r *result.Result, whole bool) *result.Result {
	out, used := j.policy.Apply(r)
	for i, u := range used {
		j.used[i] = j.used[i] || u
	}
	if j.write != nil && whole {
		j.write.Add(out)
		p := j.policy
		p.Baseline = j.write
		out, _ = p.Apply(r)
	}
	return out
}

// finish writes the baseline when that was asked for, and warns of suppressions
// that nothing needs.
func (j *judge) finish(c *command) error {
	for i, s := range j.o.suppress {
		if !j.used[i] {
			c.log.Warnf("%s:%d: this suppression matches no check", j.o.settingsFile, s.Line)
		}
	}
	if j.write == nil {
		return nil
	}
	if err := j.write.Write(j.o.baseline); err != nil {
		return err
	}
	c.log.Infof("%s: the baseline has %d checks", j.o.baseline, j.write.Len())
	return nil
}

// all reports whether f holds of each element.
func all[T any](xs []T, f func(T) bool) bool {
	return !slices.ContainsFunc(xs, func(x T) bool { return !f(x) })
}
