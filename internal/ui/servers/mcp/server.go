package mcp

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/ui/servers"
)

// Config says what a server works with.
type Config struct {
	Open    servers.Opener
	Version string
}

// server answers the calls of one client.
type server struct {
	cfg  Config
	turn chan struct{} // holds a token while a call verifies: there are no more processors
	work sync.WaitGroup
	ctx  context.Context
}

// instructions tell an agent how the tools belong together.
const instructions = `jayverify proves that Java methods cannot fail with an exception, or finds a run on which they do.
It reads class files: compile the project first, and again after each edit. Start with verify. For a finding, reproduce
returns a JUnit test that fails; after the repair, check_method shows whether the method is proved. "latent" violations need
unusual arguments (null, negative numbers); "open" means that nothing is known.`

// Serve talks to a client until it closes the connection, or ctx ends. No call is left
// behind.
func Serve(ctx context.Context, t sdk.Transport, cfg Config) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s := &server{cfg: cfg, turn: make(chan struct{}, 1), ctx: ctx}
	err := newServer(s).Run(ctx, t)
	cancel()
	s.work.Wait()
	return err
}

// newServer is the server of the SDK, with the tools.
func newServer(s *server) *sdk.Server {
	m := sdk.NewServer(&sdk.Implementation{Name: "jayverify", Version: s.cfg.Version}, &sdk.ServerOptions{Instructions: instructions, Capabilities: &sdk.ServerCapabilities{}})
	readOnly := &sdk.ToolAnnotations{ReadOnlyHint: true, IdempotentHint: true, OpenWorldHint: new(bool)}
	sdk.AddTool(m, &sdk.Tool{
		Name: "verify", Annotations: readOnly,
		Description: "Verify the public methods of a compiled Java project. Returns the checks that do not hold, each with a run, and the state of each method.",
	}, handle(s, s.verify))
	sdk.AddTool(m, &sdk.Tool{
		Name: "check_method", Annotations: readOnly,
		Description: "Verify one method of a compiled Java project, also a private one. Returns all its checks: SAFE, UNSAFE with a run, UNKNOWN with a reason.",
	}, handle(s, s.checkMethod))
	sdk.AddTool(m, &sdk.Tool{
		Name: "explain", Annotations: readOnly,
		Description: "Tell what is proved about a method: invariants of loops, methods and classes as Java expressions and JML, and the assumptions of the proof.",
	}, handle(s, s.explain))
	sdk.AddTool(m, &sdk.Tool{
		Name: "reproduce", Annotations: &sdk.ToolAnnotations{DestructiveHint: new(bool), OpenWorldHint: new(bool)},
		Description: "Return a JUnit 5 test that fails as the first violation of a method does. With write, also write it among the tests of the project.",
	}, handle(s, s.reproduce))
	return m
}

// handle is the handler of a tool. The call ends with the server.
func handle[In, Out any](s *server, f func(context.Context, *caller, In) (Out, error)) sdk.ToolHandlerFor[In, Out] {
	return func(ctx context.Context, r *sdk.CallToolRequest, in In) (*sdk.CallToolResult, Out, error) {
		s.work.Add(1)
		defer s.work.Done()
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		stop := context.AfterFunc(s.ctx, cancel)
		defer stop()
		var none Out
		select {
		case s.turn <- struct{}{}:
			defer func() { <-s.turn }()
		case <-ctx.Done():
			return nil, none, errors.New("cancelled")
		}
		out, err := f(ctx, &caller{session: r.Session, token: r.Params.GetProgressToken()}, in)
		if err != nil {
			return nil, none, withRemedy(err)
		}
		return nil, out, nil
	}
}

// caller is told of the progress of its call.
type caller struct {
	session *sdk.ServerSession
	token   any // nil if it does not want to know
}

// tell says that n of all methods are done. A client that does not take it loses nothing.
func (c *caller) tell(ctx context.Context, n, all int, message string) {
	if c.token != nil {
		_ = c.session.NotifyProgress(ctx, &sdk.ProgressNotificationParams{ProgressToken: c.token, Progress: float64(n), Total: float64(all), Message: message})
	}
}

// withRemedy adds to an error what helps against it.
func withRemedy(err error) error {
	remedy := ""
	switch failure.ClassOf(err) {
	case failure.NoInput:
		remedy = "Compile the project (mvn compile, gradle classes, javac -d build), give its folder as an absolute path in \"project\", or name the folders with class files in \"classes\"."
	case failure.NoSolver:
		remedy = "Run \"jayverify doctor\": it says which solver or JDK is missing, and how to get it."
	case failure.Usage:
		remedy = "Correct the arguments, or jayverify.toml in the folder of the project."
	case failure.Data:
		remedy = "A class file or jar is damaged: compile the project again."
	}
	if remedy == "" {
		return err
	}
	return fmt.Errorf("%s. %s", strings.TrimRight(err.Error(), "."), remedy)
}
