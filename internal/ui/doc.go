// Package ui is the wing that people and other programs meet: reports, the servers for
// editors and agents, and the set-up of what jayverify needs.
//
//	project → report → servers
//
// Every wing but dev may be imported here, and only commands import this wing.
package ui
