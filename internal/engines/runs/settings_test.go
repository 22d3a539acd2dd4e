package runs

import (
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/jvm"
)

// TestNotTheUsers: which settings the user can have made.
func TestNotTheUsers(t *testing.T) {
	for _, test := range []struct {
		setting jvm.Setting
		why     string
	}{
		{jvm.Setting{Name: "java.version"}, ""}, // a variable of the environment
		{jvm.Setting{Property: true, Name: "size"}, ""},
		{jvm.Setting{Property: true, Name: "size", Set: true}, ""},
		{jvm.Setting{Property: true, Name: "user.home", Set: true}, ""},
		{jvm.Setting{Property: true, Name: "user.home"}, "the property user.home is always there"},
		{jvm.Setting{Property: true, Name: "user.dir", Set: true}, "the property user.dir is not the user's"},
		{jvm.Setting{Property: true, Name: "java.version", Set: true}, "the property java.version is not the user's"},
		{jvm.Setting{Property: true, Name: "file.encoding"}, "the property file.encoding is not the user's"},
		{jvm.Setting{Property: true, Name: "jdbc.drivers"}, "the property jdbc.drivers is not the user's"},
	} {
		if got := notTheUsers(test.setting); got != test.why {
			t.Errorf("%+v: %q", test.setting, got)
		}
	}
}
