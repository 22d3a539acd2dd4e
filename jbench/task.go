package jbench

import (
	"fmt"
	"os"
	"path"
	"strings"
)

// task is what is needed of an SV-COMP task definition.
type task struct {
	Inputs   []string // files and folders, relative to the task file
	Verdicts []taskVerdict
}

type taskVerdict struct {
	Property string // path of the property file
	Expected string // "true", "false", or "" where the file does not say
}

// verdict returns the expected verdict for the property file of that base
// name; for "" that of the only property.
func (t *task) verdict(property string) (safe, ok bool) {
	for _, v := range t.Verdicts {
		if path.Base(v.Property) == property || property == "" && len(t.Verdicts) == 1 {
			return v.Expected == "true", v.Expected != ""
		}
	}
	return false, false
}

// readTask reads a task definition file: the part of YAML that such files are
// written in, which is maps and lists by indentation with plain or quoted
// scalars on one line (SV-COMP, "Task Definition Files" format 2.0).
func readTask(file string) (*task, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return parseTask(string(text))
}

// parseTask walks over the lines: section is the key at the margin, and a
// dash starts a new entry of its list.
func parseTask(text string) (*task, error) {
	t := &task{}
	section := ""
	for i, line := range strings.Split(text, "\n") {
		fail := func(what string) error { return fmt.Errorf("line %d: %s: %q", i+1, what, strings.TrimSpace(line)) }
		body, indented, dash := splitYAML(line)
		if body == "" || body == "---" && !indented {
			continue
		}
		key, value, isPair := strings.Cut(body, ":")
		value = unquote(value)
		switch {
		case !indented && !dash:
			if !isPair {
				return nil, fail("expected KEY: VALUE")
			}
			section = key
			if key == "input_files" && value != "" {
				if strings.HasPrefix(value, "[") {
					return nil, fail("lists in brackets are not read here")
				}
				t.Inputs = append(t.Inputs, value)
			}
		case section == "input_files":
			if !dash {
				return nil, fail("expected a list of files")
			}
			t.Inputs = append(t.Inputs, unquote(body))
		case section == "properties":
			if dash {
				t.Verdicts = append(t.Verdicts, taskVerdict{})
			}
			if !isPair || len(t.Verdicts) == 0 {
				return nil, fail("expected a list of properties")
			}
			if err := t.Verdicts[len(t.Verdicts)-1].set(key, value); err != nil {
				return nil, fail(err.Error())
			}
		}
	}
	if len(t.Inputs) == 0 {
		return nil, fmt.Errorf("no input_files")
	}
	return t, nil
}

func (v *taskVerdict) set(key, value string) error {
	switch key {
	case "property_file":
		v.Property = value
	case "expected_verdict":
		if value != "true" && value != "false" {
			return fmt.Errorf("expected true or false")
		}
		v.Expected = value
	}
	return nil
}

// splitYAML takes comment, indentation and the dash of a list off a line.
func splitYAML(line string) (body string, indented, dash bool) {
	if i := strings.Index(line, " #"); i >= 0 {
		line = line[:i]
	}
	if strings.HasPrefix(line, "#") {
		line = ""
	}
	body = strings.TrimSpace(line)
	indented = body != "" && (line[0] == ' ' || line[0] == '\t')
	if rest, ok := strings.CutPrefix(body, "- "); ok {
		body, dash = strings.TrimSpace(rest), true
	}
	return body, indented, dash
}

func unquote(s string) string {
	s = strings.TrimSpace(s)
	if len(s) >= 2 && (s[0] == '\'' || s[0] == '"') && s[len(s)-1] == s[0] {
		return s[1 : len(s)-1]
	}
	return s
}
