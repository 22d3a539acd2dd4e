package fleet

import (
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// connectTime is how long the first connection may take.
const connectTime = 5 * time.Second

// Connect connects to the servers that c names. A connection that breaks later is made
// again for as long as that takes.
func Connect(c wire.Connection, name string) (*nats.Conn, error) {
	opts := always(name)
	if c.Context != "" {
		more, url, err := contextOptions(c.Context)
		if err != nil {
			return nil, err
		}
		opts = append(opts, more...)
		if c.URL == "" {
			c.URL = url
		}
	}
	if c.Creds != "" {
		if _, err := os.Stat(c.Creds); err != nil {
			return nil, err
		}
		opts = append(opts, nats.UserCredentials(c.Creds))
	}
	if c.CA != "" {
		opts = append(opts, nats.RootCAs(c.CA))
	}
	if c.Cert != "" {
		opts = append(opts, nats.ClientCert(c.Cert, c.Key))
	}
	nc, err := nats.Connect(c.URL, opts...)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", redacted(c.URL), err)
	}
	return nc, nil
}

// always are the options of every connection.
func always(name string) []nats.Option {
	return []nats.Option{
		nats.Name(name), nats.MaxReconnects(-1), nats.ReconnectWait(250 * time.Millisecond), nats.Timeout(connectTime),
		nats.PingInterval(10 * time.Second), nats.MaxPingsOutstanding(2),
		// A request that waits for a server which is away is to fail, and not to be sent
		// much later.
		nats.ReconnectBufSize(-1),
		// Errors are noticed by the code that waits for an answer.
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}),
	}
}

// redacted is a URL, or several, without passwords.
func redacted(urls string) string {
	var out []string
	for _, u := range strings.Split(urls, ",") {
		scheme, rest, ok := strings.Cut(u, "://")
		if !ok {
			scheme, rest = "nats", u
		}
		if _, host, user := strings.Cut(rest, "@"); user {
			rest = host
		}
		out = append(out, scheme+"://"+rest)
	}
	return strings.Join(out, ",")
}

// natsContext is a file of the tool "nats" (github.com/nats-io/natscli).
type natsContext struct {
	URL, Token, User, Password, Creds, NKey, Cert, Key, CA string
}

func contextOptions(name string) (opts []nats.Option, url string, err error) {
	if name != filepath.Base(name) {
		return nil, "", fmt.Errorf("%q is not the name of a context of NATS", name)
	}
	dir, err := os.UserHomeDir()
	if err != nil {
		return nil, "", err
	}
	dir = filepath.Join(dir, ".config")
	if x := os.Getenv("XDG_CONFIG_HOME"); x != "" {
		dir = x
	}
	data, err := os.ReadFile(filepath.Join(dir, "nats", "context", name+".json"))
	if err != nil {
		return nil, "", err
	}
	var c natsContext
	if err := json.Unmarshal(data, &c); err != nil {
		return nil, "", fmt.Errorf("the context %s of NATS: %w", name, err)
	}
	if c.Token != "" {
		opts = append(opts, nats.Token(c.Token))
	}
	if c.User != "" {
		opts = append(opts, nats.UserInfo(c.User, c.Password))
	}
	if c.Creds != "" {
		opts = append(opts, nats.UserCredentials(c.Creds))
	}
	if c.NKey != "" {
		key, err := nats.NkeyOptionFromSeed(c.NKey)
		if err != nil {
			return nil, "", err
		}
		opts = append(opts, key)
	}
	if c.Cert != "" {
		opts = append(opts, nats.ClientCert(c.Cert, c.Key))
	}
	if c.CA != "" {
		opts = append(opts, nats.RootCAs(c.CA))
	}
	return opts, c.URL, nil
}

// Serve starts a server in this process, with its files in dir. Without listen it can only
// be reached by the returned server's InProcessConn.
func Serve(dir, listen string) (*server.Server, error) {
	opts := &server.Options{ServerName: "jayverify", JetStream: true, StoreDir: dir, NoSigs: true, NoLog: true, DontListen: listen == "", MaxPayload: 1 << 20}
	if listen != "" {
		host, port, err := net.SplitHostPort(listen)
		if err != nil {
			return nil, err
		}
		if opts.Port, err = strconv.Atoi(port); err != nil {
			return nil, err
		}
		opts.Host = host
	}
	s, err := server.NewServer(opts)
	if err != nil {
		return nil, err
	}
	s.Start()
	if !s.ReadyForConnections(20 * time.Second) {
		s.Shutdown()
		return nil, errors.New("the server of NATS does not start")
	}
	return s, nil
}

// ConnectTo connects to a server in this process.
func ConnectTo(s *server.Server, name string) (*nats.Conn, error) {
	return nats.Connect("", append(always(name), nats.InProcessServer(s))...)
}
