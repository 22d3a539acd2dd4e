package horn

import (
	"path/filepath"
	"testing"
)

func TestDataFolder(t *testing.T) {
	home := t.TempDir()
	for _, c := range []struct {
		goos string
		env  map[string]string
		want string
	}{
		{"linux", map[string]string{"HOME": home}, filepath.Join(home, ".local/share/jayverify")},
		{"linux", map[string]string{"HOME": home, "XDG_DATA_HOME": filepath.Join(home, "d")}, filepath.Join(home, "d", "jayverify")},
		{"linux", map[string]string{"HOME": home, "XDG_DATA_HOME": "not/absolute"}, filepath.Join(home, ".local/share/jayverify")},
		{"darwin", map[string]string{"HOME": home}, filepath.Join(home, "Library/Application Support/jayverify")},
		{"windows", map[string]string{"HOME": home, "LOCALAPPDATA": filepath.Join(home, "Local")}, filepath.Join(home, "Local", "jayverify")},
		{"linux", nil, ""},
		{"windows", nil, ""},
	} {
		if got := dataFolder(c.goos, func(k string) string { return c.env[k] }); got != c.want {
			t.Errorf("%s %v: %q, want %q", c.goos, c.env, got, c.want)
		}
	}
}
