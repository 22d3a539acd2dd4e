// Package dev is the wing of development: what builds releases and models, and what
// tests use. Only tests, commands for developers and this wing itself import it.
package dev
