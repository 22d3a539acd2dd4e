package fleet

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/nats-io/jwt/v2"
	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nkeys"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// keyPair makes a key of NATS, and returns its public part too.
func keyPair(t *testing.T, make func() (nkeys.KeyPair, error)) (nkeys.KeyPair, string) {
	t.Helper()
	key, err := make()
	if err != nil {
		t.Fatal(err)
	}
	public, err := key.PublicKey()
	if err != nil {
		t.Fatal(err)
	}
	return key, public
}

// TestCredentials: a user whose token an account of the server's operator has signed is let
// in with its file of credentials, alone or in a context. A user of another account is not.
func TestCredentials(t *testing.T) {
	operator, operatorID := keyPair(t, nkeys.CreateOperator)
	claims := jwt.NewOperatorClaims(operatorID)
	signed, err := claims.Encode(operator)
	if err != nil {
		t.Fatal(err)
	}
	trusted, err := jwt.DecodeOperatorClaims(signed)
	if err != nil {
		t.Fatal(err)
	}
	account, accountID := keyPair(t, nkeys.CreateAccount)
	token, err := jwt.NewAccountClaims(accountID).Encode(operator)
	if err != nil {
		t.Fatal(err)
	}
	resolver := &server.MemAccResolver{}
	if err := resolver.Store(accountID, token); err != nil {
		t.Fatal(err)
	}
	port := guarded(t, &server.Options{TrustedOperators: []*jwt.OperatorClaims{trusted}, AccountResolver: resolver})
	url := fmt.Sprintf("nats://127.0.0.1:%d", port)

	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	creds := func(account nkeys.KeyPair) string {
		user, userID := keyPair(t, nkeys.CreateUser)
		token, err := jwt.NewUserClaims(userID).Encode(account)
		if err != nil {
			t.Fatal(err)
		}
		seed, err := user.Seed()
		if err != nil {
			t.Fatal(err)
		}
		text, err := jwt.FormatUserConfig(token, seed)
		if err != nil {
			t.Fatal(err)
		}
		return put(t, home, userID+".creds", string(text))
	}
	own := creds(account)
	stranger, _ := keyPair(t, nkeys.CreateAccount)
	put(t, home, filepath.Join("nats", "context", "ours.json"), fmt.Sprintf(`{"url": %q, "creds": %q}`, url, own))
	for name, c := range map[string]struct {
		at wire.Connection
		ok bool
	}{
		"own":     {wire.Connection{URL: url, Creds: own}, true},
		"context": {wire.Connection{Context: "ours"}, true},
		"other":   {wire.Connection{URL: url, Creds: creds(stranger)}, false},
		"none":    {wire.Connection{URL: url}, false},
		"no file": {wire.Connection{URL: url, Creds: filepath.Join(home, "none.creds")}, false},
	} {
		nc, err := Connect(c.at, "test")
		if (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
		if err == nil {
			nc.Close()
		}
	}
}

// put writes a file below dir and returns its name.
func put(t *testing.T, dir, name, text string) string {
	t.Helper()
	file := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}
