package lsp

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/creachadair/jrpc2"

	"github.com/jayverify/jayverify/internal/ui/report"
	"github.com/jayverify/jayverify/internal/ui/servers"
)

// The commands of the server.
const (
	commandReproduce = "jayverify.writeReproducer" // its argument is the name of an entry
	commandShow      = "jayverify.showRun"         // the same
)

// codeAction offers to write a test for each violation in a range.
func (s *Server) codeAction(_ context.Context, p codeActionParams) ([]codeAction, error) {
	path := pathOf(p.TextDocument.URI)
	st := &s.projectView
	st.mu.Lock()
	defer st.mu.Unlock()
	actions := []codeAction{}
	for _, d := range st.diagnostics()[st.uri(path)] {
		if d.Range.End.Line < p.Range.Start.Line || d.Range.Start.Line > p.Range.End.Line || d.Data == nil {
			continue
		}
		title := "Write the JUnit reproducer of " + shortName(d.Data.Entry)
		actions = append(actions, codeAction{
			Title: title, Kind: "quickfix", Diagnostics: []diagnostic{d},
			Command: &command{Title: title, Command: commandReproduce, Arguments: []any{d.Data.Entry}},
		})
	}
	return actions, nil
}

// shortName is the name of an entry without packages.
func shortName(entry string) string {
	name := report.MethodName(entry)
	head, params, _ := strings.Cut(name, "(")
	parts := strings.Split(head, ".")
	return strings.Join(parts[max(0, len(parts)-2):], ".") + "(" + params
}

// executeCommand does what a code lens or a code action says.
func (s *Server) executeCommand(ctx context.Context, p executeCommandParams) (any, error) {
	if len(p.Arguments) != 1 {
		return nil, &jrpc2.Error{Code: jrpc2.InvalidParams, Message: p.Command + " takes the name of an entry"}
	}
	switch p.Command {
	case commandShow:
		return s.showRun(ctx, p.Arguments[0])
	case commandReproduce:
		return s.writeReproducer(ctx, p.Arguments[0])
	}
	return nil, &jrpc2.Error{Code: jrpc2.InvalidParams, Message: "there is no command " + p.Command}
}

// showRun shows the report of an entry in the editor, and returns its text.
func (s *Server) showRun(ctx context.Context, name string) (string, error) {
	p, err := s.cfg.Open(s.place())
	if err != nil {
		return "", err
	}
	roots := p.SourceRoots()
	s.closeProject(p)
	st := &s.projectView
	st.mu.Lock()
	text, err := st.showText(name, roots, s.cfg.Version)
	file := ""
	if err == nil {
		file, err = st.write(shortName(name), text)
	}
	st.mu.Unlock()
	if err != nil {
		return "", err
	}
	s.mu.Lock()
	able := s.client.Window.ShowDocument.Support
	s.mu.Unlock()
	if !able {
		s.tell(messageInfo, "%s", text)
		return text, nil
	}
	_, err = s.rpc.Callback(s.ctx, "window/showDocument", showDocumentParams{URI: uriOf(file), TakeFocus: true})
	return text, err
}

// write writes a text that the editor is to show.
func (st *projectView) write(name, text string) (string, error) {
	if st.scratch == "" {
		dir, err := os.MkdirTemp("", "jayverify-lsp-")
		if err != nil {
			return "", err
		}
		st.scratch = dir
	}
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:<>"|?* ,()[]`, r) || r < ' ' {
			return '-'
		}
		return r
	}, name)
	file := filepath.Join(st.scratch, strings.Trim(name, "-")+".txt")
	return file, os.WriteFile(file, []byte(text), 0o666)
}

// writeReproducer lets the editor make a file with a JUnit test that fails as the first
// violation of an entry does. It returns the file's path.
func (s *Server) writeReproducer(ctx context.Context, name string) (string, error) {
	p, err := s.cfg.Open(s.place())
	if err != nil {
		return "", err
	}
	defer s.closeProject(p)
	test, err := servers.WriteTest(ctx, p, name)
	if err != nil {
		if ctx.Err() == nil {
			s.tell(messageWarning, "jayverify: %s", err)
		}
		return "", err
	}
	file, err := test.Place(p)
	if err != nil {
		return "", err
	}
	if err := s.create(ctx, file, test.Text); err != nil {
		return "", err
	}
	s.mu.Lock()
	able := s.client.Window.ShowDocument.Support
	s.mu.Unlock()
	if able {
		_, err = s.rpc.Callback(s.ctx, "window/showDocument", showDocumentParams{URI: uriOf(file), TakeFocus: true})
	}
	return file, err
}

// create lets the editor make a file.
func (s *Server) create(ctx context.Context, file, text string) error {
	s.mu.Lock()
	w := s.client.Workspace
	s.mu.Unlock()
	if !w.ApplyEdit {
		return errors.New("the editor does not let a server edit files; jayverify --entry=CLASS.METHOD --world=built --reproducer=DIR writes the test")
	}
	uri := uriOf(file)
	edits := []textEdit{{NewText: text}}
	edit := workspaceEdit{Changes: map[string][]textEdit{uri: edits}}
	if w.WorkspaceEdit.DocumentChanges && slices.Contains(w.WorkspaceEdit.ResourceOperations, "create") {
		doc := documentEdit{Edits: edits}
		doc.TextDocument.URI = uri
		edit = workspaceEdit{DocumentChanges: []any{createFile{"create", uri}, doc}}
	}
	answer, err := s.rpc.Callback(s.ctx, "workspace/applyEdit", applyEditParams{Label: "JUnit reproducer", Edit: edit})
	if err != nil {
		return err
	}
	var done applyEditResult
	if err := answer.UnmarshalResult(&done); err != nil {
		return err
	}
	if !done.Applied {
		return errors.New("the editor has not made the file: " + done.FailureReason)
	}
	return nil
}
