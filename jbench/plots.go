package jbench

import (
	"fmt"
	"image/color"
	"math"
	"path/filepath"
	"sort"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

const (
	plotWidth  = 14 * vg.Centimeter
	plotHeight = 10 * vg.Centimeter
	// leastTime stands for all shorter times on the logarithmic axes.
	leastTime = 0.01
)

// Cactus draws how many programs each tool answers rightly when each may take
// so long: the n-th point of a line is the time of the n-th fastest right
// answer. It writes cactus.png and cactus.svg into the folder and returns
// their paths.
func Cactus(results []Named, folder string) ([]string, error) {
	p := newPlot("programs answered rightly", "seconds for each")
	p.Legend.Left = true
	p.Legend.Top = true
	p.X.Min = 0
	logarithmic(&p.Y)
	most, longest := 1, leastTime*10
	for i, r := range results {
		xys := rightTimes(r.Results)
		most = max(most, len(xys))
		for _, xy := range xys {
			longest = max(longest, xy.Y)
		}
		line, points, err := plotter.NewLinePoints(xys)
		if err != nil && len(xys) > 0 {
			return nil, err
		}
		if len(xys) == 0 {
			continue
		}
		line.Color = plotutil.Color(i)
		line.Dashes = plotutil.Dashes(i)
		points.Color = plotutil.Color(i)
		points.Shape = plotutil.Shape(i)
		points.Radius = vg.Points(1.5)
		p.Add(line, points)
		p.Legend.Add(fmt.Sprintf("%s (%d)", r.Name, len(xys)), line, points)
	}
	p.X.Max = float64(most)
	p.Y.Min, p.Y.Max = leastTime, longest*1.5
	return save(p, folder, "cactus", plotWidth, plotHeight)
}

func rightTimes(r *Results) plotter.XYs {
	var times []float64
	for _, row := range r.Rows {
		if row.Mark == Right {
			times = append(times, max(row.Seconds, leastTime))
		}
	}
	sort.Float64s(times)
	xys := make(plotter.XYs, len(times))
	for i, t := range times {
		xys[i] = plotter.XY{X: float64(i + 1), Y: t}
	}
	return xys
}

// Scatter draws a point for each program that both results have: the time of
// a across, that of b up. A program without a right answer stands at the time
// limit. It writes scatter.png and scatter.svg into the folder and returns
// their paths.
func Scatter(a, b Named, folder string) ([]string, error) {
	p := newPlot(a.Name+" (seconds)", b.Name+" (seconds)")
	logarithmic(&p.X)
	logarithmic(&p.Y)
	limit := max(a.Config.Seconds, b.Config.Seconds, leastTime*10)
	points := map[Truth]plotter.XYs{}
	other := byProgram(b.Results)
	for _, x := range a.Rows {
		if y := other[x.Program]; y != nil {
			points[x.Truth] = append(points[x.Truth], plotter.XY{X: x.plotted(limit), Y: y.plotted(limit)})
		}
	}
	for i, t := range []Truth{TrulySafe, TrulyUnsafe} {
		if len(points[t]) == 0 {
			continue
		}
		s, err := plotter.NewScatter(points[t])
		if err != nil {
			return nil, err
		}
		s.Color = plotutil.Color(i)
		s.Shape = []draw.GlyphDrawer{draw.CircleGlyph{}, draw.CrossGlyph{}}[i]
		s.Radius = vg.Points(2.5)
		p.Add(s)
		p.Legend.Add(fmt.Sprintf("%s (%d)", t, len(points[t])), s)
	}
	diagonal, err := plotter.NewLine(plotter.XYs{{X: leastTime, Y: leastTime}, {X: limit, Y: limit}})
	if err != nil {
		return nil, err
	}
	diagonal.Color = color.Gray{Y: 160}
	p.Add(diagonal)
	p.Legend.Left = true
	p.Legend.Top = true
	p.X.Min, p.X.Max = leastTime, limit*1.2
	p.Y.Min, p.Y.Max = leastTime, limit*1.2
	return save(p, folder, "scatter", plotHeight*1.1, plotHeight)
}

// plotted is where a row stands on a time axis that ends at limit.
func (r Row) plotted(limit float64) float64 {
	if r.Mark != Right {
		return limit
	}
	return math.Min(limit, math.Max(r.Seconds, leastTime))
}

func newPlot(x, y string) *plot.Plot {
	p := plot.New()
	p.X.Label.Text, p.Y.Label.Text = x, y
	for _, size := range []*font.Length{&p.X.Label.TextStyle.Font.Size, &p.Y.Label.TextStyle.Font.Size, &p.Legend.TextStyle.Font.Size} {
		*size = vg.Points(10)
	}
	p.Legend.Padding = vg.Points(2)
	p.Add(plotter.NewGrid())
	return p
}

func logarithmic(a *plot.Axis) {
	a.Scale = plot.LogScale{}
	a.Tick.Marker = plot.LogTicks{Prec: -1}
}

func save(p *plot.Plot, folder, name string, width, height vg.Length) ([]string, error) {
	var files []string
	for _, ext := range []string{".png", ".svg"} {
		file := filepath.Join(folder, name+ext)
		if err := p.Save(width, height, file); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		files = append(files, file)
	}
	return files, nil
}
