package verify

import (
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
)

// The configuration and its listeners, see package config.
type (
	Config   = config.Config
	Ints     = config.Ints
	Observer = config.Observer
	Watcher  = config.Watcher // an Observer that is told of each violation at once
	Counter  = config.Counter // an Observer that is told how many checks are decided
	Counts   = config.Counts  // how many checks are decided
	Asker    = config.Asker   // an Observer that can ask a person
)

// The values of Config.Ints.
const (
	JavaInts  = config.JavaInts  // exact 32- and 64-bit wrap-around
	Unbounded = config.Unbounded // mathematical integers, as in the papers
)

// The values of Config.JVM.
const (
	JVMAuto   = config.JVMAuto   // repeat violations on the real JVM, unless the program calls code that could reach outside of it
	JVMAlways = config.JVMAlways // whatever it calls
	JVMNever  = config.JVMNever
)

// WorldBuilt is a value of Config.World: objects that public calls of the program make.
const WorldBuilt = config.WorldBuilt

// The values of Config.Contracts.
const (
	ContractsIgnored  = config.ContractsIgnored  // any arguments
	ContractsBelieved = config.ContractsBelieved // arguments that keep the method's contract
	ContractsOrdinary = config.ContractsOrdinary // of these, ordinary values alone
)

// DefaultMemoryMB is the memory where Config.MemoryMB does not say.
const DefaultMemoryMB = config.DefaultMemoryMB

// Techniques lists what Config.Without can name.
func Techniques() []string { return config.Techniques() }

// Engines lists what Config.Engine can name.
func Engines() []string { return portfolio.Choices() }
