package board

import (
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// TestAwaitPromises waits for what will decide all that is open, and not for longer than it may.
func TestAwaitPromises(t *testing.T) {
	b, first, second := twoChecks(&listening{})
	const long = time.Minute
	wait := func(atMost time.Duration) (ended chan struct{}) {
		ended = make(chan struct{})
		go func() {
			defer close(ended)
			b.AwaitPromises(t.Context(), atMost)
		}()
		return ended
	}
	<-wait(long) // there is none
	kept := b.Promise([]*ivl.Property{first})
	<-wait(long) // the other check is open
	b.Close(second, result.Safe, result.Because("proved"))
	<-wait(time.Millisecond)
	ended := wait(long)
	select {
	case <-ended:
		t.Error("what will decide all that is open was not awaited")
	case <-time.After(20 * time.Millisecond):
	}
	kept()
	<-ended
	<-wait(long)
}
