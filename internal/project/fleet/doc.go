// Package fleet verifies entries on many machines. The queue and the store are NATS
// JetStream, in this process or on servers elsewhere.
//
//	Run                                         Work, any number of times
//	  files by hash ──→ object store ──────────→ files, once for each machine
//	  plan ───────────→ bucket of runs ────────→ which runs there are
//	  entries ────────→ work queue of the run ─→ Executor.Execute ─┐
//	  answers ←─────── bucket of results ←────────────────────────┘
//
// The package knows nothing of Java: an entry is a text, and an answer is what an Executor
// makes of it.
//
// # Names
//
//	bucket jayverify-runs, key RUN              what is run, and whether it is open
//	objects jayverify-files, name SHA-256       files and folders, see package pack
//	stream JAYVERIFY-RUN, jayverify.task.RUN.*  one message for an entry that waits
//	bucket jayverify-results, key RUN.TASK      the one answer of an entry
//	objects jayverify-answers, name RUN.TASK    the bodies of large answers
//	bucket jayverify-tries, key RUN.TASK        tries of an entry that came to nothing
//	bucket jayverify-cache, key SHA-256         results for all, see Cache
//
// RUN is a hash of everything that results depend on: what verifies, the settings, the
// files, the entries. TASK is a hash of RUN and the entry. So a coordinator that starts
// again finds its run, and what has been answered is not queued again.
//
// # One answer for each entry
//
// A worker first creates the key of the answer and then acknowledges the message. To create
// a key that is there fails: of two workers with one entry the first answer counts. A
// message that is delivered again is acknowledged without work where there is an answer.
// A coordinator waits for the answers, and not for the queue: where the queue is empty and
// answers are missing, it puts these entries into the queue again.
//
// # Tries
//
// While an entry is verified, its worker tells the queue that it is in progress. When the
// worker dies, the entry is delivered again. After three deliveries without an answer the
// worker that gets it next answers that the entry is set aside, with what is known of the
// tries. So this is decided by a worker, and MaxDeliver of the consumer has no limit: a
// message over the limit would stay in the stream, and the advisory that tells it is lost
// where nobody listens. A worker that is stopped in order gives its entry back, which is
// no try.
//
// # Limits
//
// The queue has room for a bounded number of entries (Options.Window) and refuses more; the
// coordinator then waits. A subject holds one message at most, so an entry is never twice
// in the queue.
package fleet
