package lsp

import "encoding/json"

// This file has the messages of the protocol that the server takes and sends. Fields that
// it does not use are left out; decoding ignores them. Positions count from 0, and
// characters are UTF-16 code units.

// position is a place in a text document.
type position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// span is a Range of the protocol: from Start up to and without End.
type span struct {
	Start position `json:"start"`
	End   position `json:"end"`
}

type location struct {
	URI   string `json:"uri"`
	Range span   `json:"range"`
}

type documentID struct {
	URI string `json:"uri"`
}

// initializeParams are those of "initialize".
type initializeParams struct {
	RootPath         string `json:"rootPath"`
	RootURI          string `json:"rootUri"`
	WorkspaceFolders []struct {
		URI string `json:"uri"`
	} `json:"workspaceFolders"`
	InitializationOptions initOptions        `json:"initializationOptions"`
	Capabilities          clientCapabilities `json:"capabilities"`
}

// initOptions are settings that an editor gives. jayverify.toml has all others.
type initOptions struct {
	Classes   []string `json:"classes"`   // folders and jars with the classes of the project
	ClassPath []string `json:"classPath"` // what these need
	// Scope is "project": all entries are verified, or "files": those of open files.
	Scope string `json:"scope"`
}

type clientCapabilities struct {
	Workspace struct {
		ApplyEdit     bool `json:"applyEdit"`
		WorkspaceEdit struct {
			DocumentChanges    bool     `json:"documentChanges"`
			ResourceOperations []string `json:"resourceOperations"`
		} `json:"workspaceEdit"`
		DidChangeWatchedFiles struct {
			DynamicRegistration bool `json:"dynamicRegistration"`
		} `json:"didChangeWatchedFiles"`
		CodeLens struct {
			RefreshSupport bool `json:"refreshSupport"`
		} `json:"codeLens"`
	} `json:"workspace"`
	Window struct {
		WorkDoneProgress bool `json:"workDoneProgress"`
		ShowDocument     struct {
			Support bool `json:"support"`
		} `json:"showDocument"`
	} `json:"window"`
}

type initializeResult struct {
	Capabilities serverCapabilities `json:"capabilities"`
	ServerInfo   struct {
		Name    string `json:"name"`
		Version string `json:"version"`
	} `json:"serverInfo"`
}

type serverCapabilities struct {
	TextDocumentSync struct {
		OpenClose bool `json:"openClose"`
		Change    int  `json:"change"` // 0: the server reads files, which are what is compiled
		Save      bool `json:"save"`
	} `json:"textDocumentSync"`
	HoverProvider      bool `json:"hoverProvider"`
	CodeActionProvider struct {
		CodeActionKinds []string `json:"codeActionKinds"`
	} `json:"codeActionProvider"`
	CodeLensProvider struct {
		ResolveProvider bool `json:"resolveProvider"`
	} `json:"codeLensProvider"`
	ExecuteCommandProvider struct {
		Commands []string `json:"commands"`
	} `json:"executeCommandProvider"`
}

// documentParams are those of didOpen, didClose, didSave and codeLens.
type documentParams struct {
	TextDocument documentID `json:"textDocument"`
}

type positionParams struct {
	TextDocument documentID `json:"textDocument"`
	Position     position   `json:"position"`
}

// The severities of diagnostics.
const (
	severityError = 1
	severityHint  = 4
)

type diagnostic struct {
	Range              span                 `json:"range"`
	Severity           int                  `json:"severity"`
	Code               string               `json:"code"`
	Source             string               `json:"source"`
	Message            string               `json:"message"`
	RelatedInformation []relatedInformation `json:"relatedInformation,omitempty"`
	Data               *diagnosticData      `json:"data,omitempty"`
}

// diagnosticData is what the server wants to know of a diagnostic when it gets it back.
type diagnosticData struct {
	Entry       string `json:"entry"`
	Fingerprint string `json:"fingerprint"`
}

type relatedInformation struct {
	Location location `json:"location"`
	Message  string   `json:"message"`
}

type publishDiagnosticsParams struct {
	URI         string       `json:"uri"`
	Diagnostics []diagnostic `json:"diagnostics"`
}

type hover struct {
	Contents struct {
		Kind  string `json:"kind"` // markdown
		Value string `json:"value"`
	} `json:"contents"`
}

type command struct {
	Title     string `json:"title"`
	Command   string `json:"command"`
	Arguments []any  `json:"arguments,omitempty"`
}

type codeLens struct {
	Range   span     `json:"range"`
	Command *command `json:"command"`
}

type codeActionParams struct {
	TextDocument documentID `json:"textDocument"`
	Range        span       `json:"range"`
}

type codeAction struct {
	Title       string       `json:"title"`
	Kind        string       `json:"kind"`
	Diagnostics []diagnostic `json:"diagnostics,omitempty"`
	Command     *command     `json:"command"`
}

type executeCommandParams struct {
	Command   string   `json:"command"`
	Arguments []string `json:"arguments"`
}

type cancelParams struct {
	ID json.RawMessage `json:"id"` // a number or a text
}

// progressParams are those of $/progress. Value is a workDone.
type progressParams struct {
	Token string   `json:"token"`
	Value workDone `json:"value"`
}

type workDone struct {
	Kind        string `json:"kind"` // begin, report or end
	Title       string `json:"title,omitempty"`
	Message     string `json:"message,omitempty"`
	Percentage  *int   `json:"percentage,omitempty"`
	Cancellable bool   `json:"cancellable,omitempty"`
}

type tokenParams struct {
	Token string `json:"token"`
}

// The types of messages.
const (
	messageError   = 1
	messageWarning = 2
	messageInfo    = 3
)

type messageParams struct {
	Type    int    `json:"type"`
	Message string `json:"message"`
}

type showDocumentParams struct {
	URI       string `json:"uri"`
	External  bool   `json:"external"`
	TakeFocus bool   `json:"takeFocus"`
}

type applyEditParams struct {
	Label string        `json:"label"`
	Edit  workspaceEdit `json:"edit"`
}

type applyEditResult struct {
	Applied       bool   `json:"applied"`
	FailureReason string `json:"failureReason"`
}

// workspaceEdit has one of its fields.
type workspaceEdit struct {
	Changes         map[string][]textEdit `json:"changes,omitempty"`
	DocumentChanges []any                 `json:"documentChanges,omitempty"` // of createFile and documentEdit
}

type textEdit struct {
	Range   span   `json:"range"`
	NewText string `json:"newText"`
}

type createFile struct {
	Kind string `json:"kind"` // create
	URI  string `json:"uri"`
}

type documentEdit struct {
	TextDocument struct {
		URI     string `json:"uri"`
		Version *int   `json:"version"` // null: that of the file
	} `json:"textDocument"`
	Edits []textEdit `json:"edits"`
}

type registrationParams struct {
	Registrations []registration `json:"registrations"`
}

type registration struct {
	ID              string `json:"id"`
	Method          string `json:"method"`
	RegisterOptions any    `json:"registerOptions"`
}

type watchOptions struct {
	Watchers []fileWatcher `json:"watchers"`
}

type fileWatcher struct {
	GlobPattern string `json:"globPattern"`
}
