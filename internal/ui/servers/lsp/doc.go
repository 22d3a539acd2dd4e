// Package lsp is the language server: it shows in an editor what jayverify knows of the
// methods of a project.
//
//	editor ──didOpen, didSave──→ Server ──request──→ runner ──Verify──→ outcomes of entries
//	                                       ▲                               │
//	         class files ──watcher─────────┘                               ▼
//	editor ←──diagnostics, lenses, hovers──────────────────────────────── state
//
// The protocol is the Language Server Protocol 3.17
// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/),
// over one pair of streams.
//
// # When it verifies
//
// jayverify verifies class files, and editors save source files. After a save the server
// waits until the build has written class files that are newer. Until then the class is
// stale: nothing is said about its file. The watcher sees new class files by the editor's
// workspace/didChangeWatchedFiles, and by looking at the folders itself, because the build
// is often no part of the editor.
//
// One run at a time verifies the entries: first those of files that were saved or opened
// last, then those of classes that have changed, then all others. The results of entries
// that an edit does not reach come from the cache. A save, and new class files, end the run,
// and another begins.
//
// # What it shows
//
//	violated                       a diagnostic, error, with the calls of the run
//	latent, possible               a diagnostic, hint
//	entry                          a code lens: "proved, 0.2 s", "violated: show run"
//	line                           a hover: the checks of the line, the facts that are proved
//	violated                       a code action: write the JUnit reproducer
package lsp
