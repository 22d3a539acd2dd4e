package runs

import (
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
)

// newScript is jvm.NewScript for what a run has taken, if the user can set all of that.
func newScript(entry string, consumed []ivl.Consumed) (*jvm.Script, error) {
	s, err := jvm.NewScript(entry, consumed)
	if err != nil {
		return s, err
	}
	for _, x := range s.Settings {
		if why := notTheUsers(x); why != "" {
			return nil, &jvm.ImpossibleError{Why: why}
		}
	}
	return s, nil
}

// notTheUsers says why the user cannot set a property as a run finds it. Of the properties
// that the JVM makes or the JDK reads, any text may be given only for those that tell the
// user's name and folder.
func notTheUsers(x jvm.Setting) string {
	users := x.Name == "user.home" || x.Name == "user.name"
	switch {
	case !x.Property:
	case users && !x.Set:
		return "the property " + x.Name + " is always there"
	case !users && (jdk.FindsCodeBy(x.Name) || jdk.IsPlainProperty(x.Name)):
		return "the property " + x.Name + " is not the user's"
	}
	return ""
}
