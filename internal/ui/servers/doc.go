// Package servers says what a server needs to know of a project that it verifies. The
// servers are below it: lsp for editors, mcp for agents.
//
//	Place ──Opener──→ Project ──Verify──→ *project.Outcome, one entry at a time
//	                     │
//	                     └──Apply──→ suppressions and the baseline of the user
//
// A Project is the state of the class files at the time when it was opened. A server opens
// it again when class files have changed. Results that an edit does not reach come from
// the cache, so this is fast. The command makes Projects: it verifies as "jayverify check"
// does, with the same flags and the same jayverify.toml.
package servers
