//go:build !linux

package jbench

func resetPeak() {}

// peakMB and cpuSeconds are not known.
func peakMB() float64     { return 0 }
func cpuSeconds() float64 { return 0 }
