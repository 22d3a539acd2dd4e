package setup

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path"
	"strings"
	"time"

	"golang.org/x/net/html"
)

// maxPage and maxWheel bound what is read from a server.
const (
	maxPage  = 64 << 20
	maxWheel = 512 << 20
)

// answerTime is how long a server may take before it answers.
const answerTime = 30 * time.Second

// client makes the HTTP client for p.
func client(p Pip) (*http.Client, error) {
	t := http.DefaultTransport.(*http.Transport).Clone()
	t.ResponseHeaderTimeout = answerTime
	if p.Proxy != "" {
		u, err := url.Parse(p.Proxy)
		if err != nil {
			return nil, errors.New("the proxy of pip's configuration is not an address")
		}
		t.Proxy = http.ProxyURL(u)
	}
	if p.Cert != "" {
		pem, err := os.ReadFile(p.Cert)
		if err != nil {
			return nil, fmt.Errorf("the certificates of pip's configuration: %w", err)
		}
		pool := x509.NewCertPool()
		if !pool.AppendCertsFromPEM(pem) {
			return nil, fmt.Errorf("%s, of pip's configuration, has no certificates", p.Cert)
		}
		t.TLSClientConfig = &tls.Config{RootCAs: pool}
	}
	return &http.Client{Transport: t}, nil
}

// get asks for an address. The error names the address without its password.
func get(ctx context.Context, c *http.Client, address string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, fmt.Errorf("%s is not an address", redacted(address))
	}
	req.Header.Set("Accept", "text/html, application/vnd.pypi.simple.v1+html, */*;q=0.1")
	req.Header.Set("User-Agent", "jayverify")
	resp, err := c.Do(req)
	if err != nil {
		if u := (*url.Error)(nil); errors.As(err, &u) {
			err = u.Err
		}
		return nil, fmt.Errorf("%s: %w", redacted(address), err)
	}
	if resp.StatusCode != http.StatusOK {
		_ = resp.Body.Close() // it was only read
		return nil, fmt.Errorf("%s: the server answers %s", redacted(address), resp.Status)
	}
	return resp, nil
}

// redacted is an address for messages, without its password.
func redacted(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "(an address that makes no sense)"
	}
	return u.Redacted()
}

// link finds the address of a file on the index's page of z3-solver (PEP 503), or on a
// page of links.
func link(ctx context.Context, c *http.Client, page, file string) (string, error) {
	resp, err := get(ctx, c, page)
	if err != nil {
		return "", err
	}
	defer func() { _ = resp.Body.Close() }() // it was only read
	base := resp.Request.URL
	if base.User == nil {
		if u, err := url.Parse(page); err == nil && u.Host == base.Host {
			base.User = u.User
		}
	}
	t := html.NewTokenizer(io.LimitReader(resp.Body, maxPage))
	for {
		switch t.Next() {
		case html.ErrorToken:
			if err := t.Err(); !errors.Is(err, io.EOF) {
				return "", fmt.Errorf("%s: %w", redacted(page), err)
			}
			return "", fmt.Errorf("%s does not have %s", redacted(page), file)
		case html.StartTagToken:
			if to := linked(t.Token(), base, file); to != "" {
				return to, nil
			}
		}
	}
}

// linked returns the address that a tag links to, if it is that of the file; else "".
func linked(tag html.Token, base *url.URL, file string) string {
	if tag.Data != "a" {
		return ""
	}
	for _, attr := range tag.Attr {
		if attr.Key != "href" {
			continue
		}
		to, err := base.Parse(attr.Val)
		if err != nil || path.Base(to.Path) != file {
			continue
		}
		if to.User == nil && to.Host == base.Host {
			to.User = base.User
		}
		to.Fragment = ""
		return to.String()
	}
	return ""
}

// pageOf is the page of z3-solver in an index.
func pageOf(index string) string { return strings.TrimRight(index, "/") + "/z3-solver/" }
