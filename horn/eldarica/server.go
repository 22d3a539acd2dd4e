package eldarica

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/proc"
)

// Server is an Eldarica that has started already and answers over a local
// connection: class lazabs.ServerMain. A job costs a tenth of a new JVM. Its
// answers are checked like all other answers, so a server in a bad state can cost
// time, but cannot cause a wrong verdict.
//
// A client sends the ticket, an option a line, and PROVE_AND_EXIT, then any
// byte at least every three seconds; the server prints what eld would, and
// closes. It does four jobs at once. A job that hangs for half a minute ends it.
type Server struct {
	Port   int
	Ticket string // says that the client may
}

// ServerVariable is the environment variable that names a server, as String
// writes it.
const ServerVariable = "JAYVERIFY_ELDARICA_SERVER"

// String returns "PORT TICKET".
func (s Server) String() string { return fmt.Sprintf("%d %s", s.Port, s.Ticket) }

// ParseServer reads what String writes.
func ParseServer(text string) (*Server, error) {
	port, ticket, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(port)
	if err != nil || n <= 0 || n > 65535 || ticket == "" {
		return nil, fmt.Errorf("%s: expected a port and a ticket, found %.60q", ServerVariable, text)
	}
	return &Server{n, ticket}, nil
}

const pingEvery = time.Second

// run gives the server a job. An error means that the server gave no answer.
func (s *Server) run(ctx context.Context, clauses string, options []string, limit time.Duration) (*proc.Output, error) {
	file, err := os.CreateTemp("", "jayverify-*.smt2")
	if err != nil {
		return nil, err
	}
	defer os.Remove(file.Name())
	_, err = file.WriteString(clauses)
	if err := errors.Join(err, file.Close()); err != nil {
		return nil, err
	}
	name, err := filepath.Abs(file.Name())
	if err != nil {
		return nil, err
	}
	var d net.Dialer
	conn, err := d.DialContext(ctx, "tcp", net.JoinHostPort("localhost", strconv.Itoa(s.Port)))
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	stop := context.AfterFunc(ctx, func() { conn.Close() })
	defer stop()
	if limit > 0 {
		_ = conn.SetReadDeadline(time.Now().Add(limit))
	}
	lines := append(append([]string{s.Ticket}, options...), name, "PROVE_AND_EXIT")
	if _, err := io.WriteString(conn, strings.Join(lines, "\n")+"\n"); err != nil {
		return nil, err
	}
	done := make(chan struct{})
	defer close(done)
	go func() {
		for {
			select {
			case <-done:
				return
			case <-time.After(pingEvery):
				_, _ = io.WriteString(conn, ".")
			}
		}
	}()
	text, err := io.ReadAll(conn)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	out := &proc.Output{Stdout: string(text)}
	if errors.Is(err, os.ErrDeadlineExceeded) {
		out.End = proc.OutOfTime
		return out, nil
	}
	if status, _ := findStatus(out.Stdout); status == "" {
		return nil, fmt.Errorf("the server gave no answer: %.200q, %v", out.Stdout, err)
	}
	return out, nil
}

// Daemon is a server that we have started.
type Daemon struct {
	Server
	process *proc.Process
	ended   chan struct{}
}

// startTime bounds how long a server may take to print where it listens.
const startTime = time.Minute

// StartServer starts a server from a folder of Eldarica's jars, which ends with
// Close or with ctx. memoryMB is for all its jobs together; 0 is the JVM's own
// choice.
func StartServer(ctx context.Context, jars string, memoryMB int) (*Daemon, error) {
	if info, err := os.Stat(jars); err != nil || !info.IsDir() {
		return nil, fmt.Errorf("an Eldarica that stays needs the folder of its jars, which %s is not", jars)
	}
	java, err := findJava()
	if err != nil {
		return nil, err
	}
	// C2 pays here, other than in a JVM for one job.
	args := []string{"-Xss20m", "-XX:+UseSerialGC"}
	if memoryMB > 0 {
		args = append(args, fmt.Sprintf("-Xmx%dm", memoryMB))
	}
	p, err := proc.Start(ctx, proc.Cmd{Path: java, Args: append(args, "-cp", filepath.Join(jars, "*"), "lazabs.ServerMain")})
	if err != nil {
		return nil, err
	}
	d := &Daemon{process: p, ended: make(chan struct{})}
	greeting := make(chan []string, 1)
	go func() {
		defer close(d.ended)
		in := bufio.NewReader(p.Stdout)
		var lines []string
		for range 2 {
			line, err := in.ReadString('\n')
			if err != nil {
				break
			}
			lines = append(lines, strings.TrimSpace(line))
		}
		greeting <- lines
		_, _ = io.Copy(io.Discard, in)
	}()
	var lines []string
	select {
	case lines = <-greeting:
	case <-time.After(startTime):
	case <-ctx.Done():
	}
	if len(lines) < 2 {
		d.Close()
		return nil, fmt.Errorf("the server of Eldarica did not say where it listens")
	}
	s, err := ParseServer(lines[0] + " " + lines[1])
	if err != nil {
		d.Close()
		return nil, err
	}
	d.Server = *s
	return d, nil
}

// Env is the setting of an environment variable by which New finds the server.
func (d *Daemon) Env() string { return ServerVariable + "=" + d.String() }

// Alive reports whether the server still runs.
func (d *Daemon) Alive() bool {
	select {
	case <-d.ended:
		return false
	default:
		return true
	}
}

// Close ends the server.
func (d *Daemon) Close() { d.process.Close() }

// served asks the server, if there is one. It returns nil without an answer;
// then the job needs a process of its own.
func (s *Solver) served(ctx context.Context, clauses string, options []string, lim horn.Limits) (*proc.Output, error) {
	if s.Server == nil {
		return nil, nil
	}
	out, err := s.Server.run(ctx, clauses, options, lim.Time)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, nil
	}
	return out, nil
}
