package jvm

import "testing"

// TestJavaOfCycle: an array may be an element of itself, and of an element.
func TestJavaOfCycle(t *testing.T) {
	inner := &object{class: "[Ljava/lang/Object;", length: 1}
	outer := &object{class: "[Ljava/lang/Object;", length: 2}
	inner.elems = map[int64]Value{0: {ref: true, object: outer}}
	outer.elems = map[int64]Value{0: {ref: true, object: inner}, 1: {ref: true, object: inner}}
	got := Value{ref: true, object: outer}.Java()
	if want := "new Object[]{new Object[]{(the array itself)}, new Object[]{(the array itself)}}"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
