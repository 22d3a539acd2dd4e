// Package wire is what the processes of a fleet say to each other over pipes: values of
// JSON, one a line.
//
//	jayverify fleet run  ──RunOrder──→  jayverify-fleet run   ──Event…──→ jayverify fleet run
//	jayverify fleet work ──WorkOrder─→  jayverify-fleet work
//	jayverify-fleet      ──Ask…─────→  jayverify fleet verifier ──Tell…──→ jayverify-fleet
//	jayverify --cache=nats://…  ──CacheOrder, Tell…──→ jayverify-fleet cache ──Ask…──→
//
// The program jayverify does not know NATS, and jayverify-fleet does not know Java. A
// process ends when its standard input ends, so none is left when another one is killed.
package wire

import (
	"encoding/json"
	"io"
	"sync"
	"time"
)

// Connection says how the servers of NATS are reached.
type Connection struct {
	URL     string `json:",omitempty"` // "" is a server in the process
	Creds   string `json:",omitempty"` // a file with a user's JWT and key
	CA      string `json:",omitempty"` // a file with certificates of authorities
	Cert    string `json:",omitempty"` // the client's certificate
	Key     string `json:",omitempty"` // and its key
	Context string `json:",omitempty"` // the name of a context of NATS' own tools
}

// Plan is what is run: everything that a result depends on. Two plans with the same
// content are one run.
type Plan struct {
	Name     string          // for people
	Version  string          // of jayverify, for people
	Tools    string          // what verifies, one part a line; workers must have the same
	Settings json.RawMessage // for the verifier
	Paths    []Path
	Entries  []string
	Salt     string        `json:",omitempty"` // tells runs apart that are otherwise one
	Limit    time.Duration // after this time a verifier is taken for hung; 0 is no limit
}

// Path is a file or folder that verifiers read, and what for.
type Path struct {
	Role string // known to the verifier
	File string // where it is here
}

// RunOrder is the first line for jayverify-fleet run.
type RunOrder struct {
	Connection
	Store     string   // folder of the server in the process
	Temporary bool     // Store is deleted at the end
	Slots     int      // how many entries are verified here at a time
	Verifier  []string // command line
	Dir       string   // where workers keep files
	Resume    string   // the run that this must be; "" for any
	Plan      Plan
}

// WorkOrder is the first line for jayverify-fleet work.
type WorkOrder struct {
	Connection
	Slots    int
	Idle     time.Duration // end when there was nothing to do for this time; 0 never ends
	Verifier []string
	Dir      string
	Verbose  bool
}

// CacheOrder is the first line for jayverify-fleet cache.
type CacheOrder struct{ Connection }

// Event is what jayverify-fleet run tells. One of its fields is set.
type Event struct {
	Run    string  `json:",omitempty"` // the name of the run, once
	Result *Result `json:",omitempty"`
	Warn   string  `json:",omitempty"`
	Failed string  `json:",omitempty"` // the run cannot go on
	Class  int     `json:",omitempty"` // of Failed: the exit code
}

// Result is what an entry has come to.
type Result struct {
	Index  int // in Plan.Entries
	Answer Answer
}

// Answer is what is kept for an entry.
type Answer struct {
	Worker string          // its name, for people
	Tries  int             // how many there were
	Aside  string          `json:",omitempty"` // why there is no body: the entry was set aside
	Log    string          `json:",omitempty"` // what was printed in the last tries
	Body   json.RawMessage `json:",omitempty"` // from the verifier
}

// Setup is the part of a plan that a verifier needs, with files as they are there.
type Setup struct {
	Settings json.RawMessage
	Paths    []Path
}

// Ask is a line for a verifier, and for the user of a cache. One of its fields is set.
type Ask struct {
	Setup *Setup `json:",omitempty"` // for the entries that follow
	Entry string `json:",omitempty"`
	// Kept answers Tell.Get: the bytes, or nil; and Tell.Put.
	Kept *Kept `json:",omitempty"`
}

// Kept is an entry of a cache.
type Kept struct {
	Data []byte // nil if there is none
	Err  string `json:",omitempty"`
}

// Tell is a line of a verifier, or of the user of a cache. One of its fields is set.
type Tell struct {
	Hello *Hello          `json:",omitempty"` // the first line of a verifier
	Body  json.RawMessage `json:",omitempty"` // what the entry has come to
	Get   string          `json:",omitempty"` // the name of an entry of the cache
	Put   *Put            `json:",omitempty"`
}

// Hello says who a verifier is.
type Hello struct {
	Version string
	Tools   string
	Err     string `json:",omitempty"` // why it cannot verify
	Class   int    `json:",omitempty"`
}

// Put is an entry for the cache.
type Put struct {
	ID   string
	Data []byte
}

// Conn sends and receives values. Several goroutines may send.
type Conn struct {
	mu  sync.Mutex
	out *json.Encoder
	in  *json.Decoder
}

// New returns a connection over two streams.
func New(in io.Reader, out io.Writer) *Conn {
	return &Conn{out: json.NewEncoder(out), in: json.NewDecoder(in)}
}

// Send writes v as one line.
func (c *Conn) Send(v any) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.out.Encode(v)
}

// Receive reads the next line into v.
func (c *Conn) Receive(v any) error { return c.in.Decode(v) }
