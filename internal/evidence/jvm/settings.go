package jvm

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Setting is what the run finds set under a name: a system property, or a variable of the
// environment.
type Setting struct {
	Property bool
	Name     string
	Set      bool // false: there is none
	Text     string
}

// propertyInput is what package lower calls the input of System.getProperty.
const propertyInput = "System.getProperty()"

// setting adds the value of an input of kind ivl.Setting.
func (b *scripter) setting(r ivl.Request, v ivl.Value) error {
	s := Setting{Property: r.Input.Name == propertyInput, Name: r.Of, Set: v.Ref != nil}
	if !s.Property && s.Set && strings.ContainsAny(r.Of, "=\x00") {
		return impossible("no variable of the environment has the name %q", r.Of)
	}
	if slices.ContainsFunc(b.script.Settings, func(o Setting) bool { return o.Property == s.Property && o.Name == s.Name }) {
		return nil // the interpreter compares the values
	}
	b.script.Settings = append(b.script.Settings, s)
	var text *object
	if s.Set {
		text = b.external(r.Input.Name, v.Ref)
	}
	b.set = append(b.set, text)
	return nil
}

// settingTexts completes the texts of settings.
func (b *scripter) settingTexts() error {
	for i, o := range b.set {
		if o == nil {
			continue
		}
		if _, err := b.finish(Value{ref: true, object: o}, "Ljava/lang/String;"); err != nil {
			return err
		}
		if slices.Contains(o.text, 0) {
			return impossible("%s would have to have a character 0", b.script.Settings[i].Name)
		}
		b.script.Settings[i].Text = ivl.Text(o.text)
	}
	return nil
}

// settings are the arguments and the variables by which a JVM gets the settings of a run.
// Which bytes stand for characters beyond ASCII depends on the machine.
func (s *Script) settings() (args, env []string, err error) {
	for _, x := range s.Settings {
		_, own := os.LookupEnv(x.Name)
		switch {
		case !x.Set && !x.Property && own:
			return nil, nil, fmt.Errorf("a JVM cannot be started without the variable %s", x.Name)
		case !x.Set:
		case len(x.Text) > maxArgument-len(x.Name) || strings.ContainsFunc(x.Name+x.Text, func(c rune) bool { return c >= 0x80 }) || strings.Contains(x.Name, "="):
			return nil, nil, fmt.Errorf("a JVM cannot be given %s", x.Name)
		case x.Property:
			args = append(args, "-D"+x.Name+"="+x.Text)
		default:
			env = append(env, x.Name+"="+x.Text)
		}
	}
	return args, env, nil
}
