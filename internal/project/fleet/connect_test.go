package fleet

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// authority makes certificates.
type authority struct {
	t    *testing.T
	cert *x509.Certificate
	key  *ecdsa.PrivateKey
}

// certificate writes a certificate and its key as PEM, and returns the files. That of the
// authority is its own.
func (a *authority) certificate(name string) (certFile, keyFile string) {
	t := a.t
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{
		SerialNumber: big.NewInt(time.Now().UnixNano()), Subject: pkix.Name{CommonName: name}, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		KeyUsage: x509.KeyUsageDigitalSignature, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth}, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	if a.cert == nil {
		c.IsCA, c.BasicConstraintsValid, c.KeyUsage = true, true, x509.KeyUsageCertSign
		a.cert, a.key = c, key
	}
	der, err := x509.CreateCertificate(rand.Reader, c, a.cert, &key.PublicKey, a.key)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write := func(name, kind string, data []byte) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: data}), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	return write("cert.pem", "CERTIFICATE", der), write("key.pem", "EC PRIVATE KEY", secret)
}

// guarded starts a server that only lets in whom its options let in, and returns its port.
func guarded(t *testing.T, o *server.Options) int {
	t.Helper()
	o.Host, o.Port, o.NoSigs, o.NoLog = "127.0.0.1", -1, true, true
	s, err := server.NewServer(o)
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server does not start")
	}
	return s.Addr().(*net.TCPAddr).Port
}

// TestTLS: with the right authority and certificate there is a connection, else there is none.
func TestTLS(t *testing.T) {
	a := &authority{t: t}
	ca, _ := a.certificate("authority")
	cert, key := a.certificate("server")
	pair, err := tls.LoadX509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	text, err := os.ReadFile(ca)
	if err != nil || !pool.AppendCertsFromPEM(text) {
		t.Fatal(err)
	}
	port := guarded(t, &server.Options{TLSTimeout: 10, TLSConfig: &tls.Config{Certificates: []tls.Certificate{pair}, ClientAuth: tls.RequireAndVerifyClientCert, ClientCAs: pool, MinVersion: tls.VersionTLS12}})
	url := fmt.Sprintf("tls://127.0.0.1:%d", port)
	own, ownKey := a.certificate("worker")
	stranger, strangerKey := (&authority{t: t}).certificate("stranger")
	for name, c := range map[string]struct {
		at wire.Connection
		ok bool
	}{
		"certificate":    {wire.Connection{URL: url, CA: ca, Cert: own, Key: ownKey}, true},
		"no certificate": {wire.Connection{URL: url, CA: ca}, false},
		"stranger":       {wire.Connection{URL: url, CA: ca, Cert: stranger, Key: strangerKey}, false},
		"no authority":   {wire.Connection{URL: url, Cert: own, Key: ownKey}, false},
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

// TestToken: a token is in the URL or in a context of the tool nats, and messages do not show it.
func TestToken(t *testing.T) {
	port := guarded(t, &server.Options{Authorization: "s3cret"})
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	if err := os.MkdirAll(filepath.Join(home, "nats", "context"), 0o700); err != nil {
		t.Fatal(err)
	}
	text := fmt.Sprintf(`{"description": "ours", "url": "nats://127.0.0.1:%d", "token": "s3cret"}`, port)
	if err := os.WriteFile(filepath.Join(home, "nats", "context", "ours.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		at wire.Connection
		ok bool
	}{
		"url":           {wire.Connection{URL: fmt.Sprintf("nats://s3cret@127.0.0.1:%d", port)}, true},
		"context":       {wire.Connection{Context: "ours"}, true},
		"none":          {wire.Connection{URL: fmt.Sprintf("nats://127.0.0.1:%d", port)}, false},
		"wrong":         {wire.Connection{URL: fmt.Sprintf("nats://guess@127.0.0.1:%d", port)}, false},
		"other context": {wire.Connection{Context: "../ours"}, false},
	} {
		nc, err := Connect(c.at, "test")
		if (err == nil) != c.ok || err != nil && strings.Contains(err.Error(), "guess") {
			t.Errorf("%s: %v", name, err)
		}
		if err == nil {
			nc.Close()
		}
	}
}

// TestNoJetStream: servers without a store are told from those that are away.
func TestNoJetStream(t *testing.T) {
	t.Parallel()
	nc, err := Connect(wire.Connection{URL: fmt.Sprintf("nats://127.0.0.1:%d", guarded(t, &server.Options{}))}, "test")
	if err != nil {
		t.Fatal(err)
	}
	defer nc.Close()
	var none *NoStoreError
	if testing.Short() { // a run waits longer
		js, err := jetstream.New(nc)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := firstStore(t.Context(), js, 300*time.Millisecond); !errors.As(err, &none) {
			t.Errorf("a store: %v", err)
		}
		return
	}
	if err := Run(t.Context(), nc, planOf(t, 1), Options{}, nil); !errors.As(err, &none) {
		t.Errorf("a run: %v", err)
	}
}
