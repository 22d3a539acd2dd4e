package jbench

import (
	"math"

	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"
)

// PlotPoints draws each quantity over n, a line for each dimension, on
// logarithmic axes. It writes scale-NAME.png and .svg into the folder and
// returns their paths.
func PlotPoints(points []Point, folder string) ([]string, error) {
	var files []string
	for _, q := range Quantities() {
		fs, err := plotQuantity(points, q, folder)
		if err != nil {
			return files, err
		}
		files = append(files, fs...)
	}
	return files, nil
}

func plotQuantity(points []Point, q Quantity, folder string) ([]string, error) {
	p := newPlot("n", q.Axis)
	p.Legend.Left, p.Legend.Top = true, true
	logarithmic(&p.X)
	logarithmic(&p.Y)
	lowest, highest, largest := math.Inf(1), math.Inf(-1), 1
	for i, d := range Dimensions() {
		var xys plotter.XYs
		for _, x := range points {
			if y := q.Of(x); x.Dimension == d && y > 0 {
				xys = append(xys, plotter.XY{X: float64(x.N), Y: y})
				lowest, highest, largest = min(lowest, y), max(highest, y), max(largest, x.N)
			}
		}
		if len(xys) == 0 {
			continue
		}
		line, dots, err := plotter.NewLinePoints(xys)
		if err != nil {
			return nil, err
		}
		line.Color, line.Dashes = plotutil.Color(i), plotutil.Dashes(i)
		dots.Color, dots.Shape, dots.Radius = plotutil.Color(i), plotutil.Shape(i), vg.Points(2)
		p.Add(line, dots)
		p.Legend.Add(string(d)+bracketed(Growth(points, d, q)), line, dots)
	}
	if lowest > highest {
		return nil, nil // nothing was measured
	}
	p.X.Min, p.X.Max = 1, float64(max(largest, 2))
	p.Y.Min, p.Y.Max = lowest/1.5, highest*3
	return save(p, folder, "scale-"+q.Name, plotWidth, plotHeight)
}
