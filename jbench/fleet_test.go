package jbench

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestFleetLoad measures a little, and draws it.
func TestFleetLoad(t *testing.T) {
	dir := t.TempDir()
	told := 0
	points, err := FleetLoad{Entries: 40, Took: time.Millisecond, Workers: []int{1, 2}, Bytes: 500, Out: dir}.Do(t.Context(), func(FleetPoint) { told++ })
	if err != nil {
		t.Fatal(err)
	}
	if told != 2 || len(points) != 2 || points[1].Workers != 2 || points[0].StoreBytes < 40*100 {
		t.Errorf("%+v", points)
	}
	for _, p := range points {
		if p.Overhead() <= 0 || p.PerSecond() > 1000*float64(p.Workers) {
			t.Errorf("%+v: overhead %.3f ms, %.0f a second", p, p.Overhead(), p.PerSecond())
		}
	}
	files, err := PlotFleet(points, dir)
	if err != nil || len(files) != 2 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		if info, err := os.Stat(f); err != nil || info.Size() < 1000 {
			t.Errorf("%s: %v", f, err)
		}
	}
	if left, err := filepath.Glob(filepath.Join(dir, "store*")); err != nil || left != nil {
		t.Errorf("%v is left, %v", left, err)
	}
}
