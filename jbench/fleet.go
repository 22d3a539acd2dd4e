package jbench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"

	"github.com/jayverify/jayverify/internal/project/fleet"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// FleetLoad says how to measure a fleet: entries that only wait, so that what is measured
// is the queue and the store.
type FleetLoad struct {
	Entries int
	Took    time.Duration // of an entry
	Workers []int         // how many workers, one measurement each
	Bytes   int           // of an answer
	Out     string        // folder for the stores and the results
}

// FleetPoint is one measurement.
type FleetPoint struct {
	Workers, Entries int
	Took             time.Duration
	Seconds          float64 // of the run
	StoreBytes       int64   // of the server's files at the end
}

// PerSecond is how many entries are done in a second.
func (p FleetPoint) PerSecond() float64 { return float64(p.Entries) / p.Seconds }

// Overhead is what an entry takes of a worker beside its own time, in milliseconds.
func (p FleetPoint) Overhead() float64 {
	return 1000*p.Seconds*float64(p.Workers)/float64(p.Entries) - float64(p.Took)/1e6
}

// waiting is an executor whose entries only take time.
type waiting struct {
	took   time.Duration
	answer json.RawMessage
}

const waitingTools = "nothing is verified"

func (waiting) Hello(context.Context) (wire.Hello, error) {
	return wire.Hello{Tools: waitingTools}, nil
}

func (w waiting) Execute(ctx context.Context, _ string, _ wire.Setup, _ string, _ time.Duration) (json.RawMessage, error) {
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-time.After(w.took):
		return w.answer, nil
	}
}

func (waiting) Close() {}

// Do measures; told is called with each point. Every worker has a connection of its own over
// TCP to a server in this process, with a new store on the disk.
func (l FleetLoad) Do(ctx context.Context, told func(FleetPoint)) ([]FleetPoint, error) {
	var points []FleetPoint
	for _, n := range l.Workers {
		p, err := l.one(ctx, n)
		if err != nil {
			return points, err
		}
		told(p)
		points = append(points, p)
	}
	return points, nil
}

func (l FleetLoad) one(ctx context.Context, workers int) (p FleetPoint, err error) {
	dir, err := os.MkdirTemp(l.Out, "store")
	if err != nil {
		return p, err
	}
	defer func() { _ = os.RemoveAll(dir) }() // of no use any more
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return p, err
	}
	address := listener.Addr().String()
	if err := listener.Close(); err != nil {
		return p, err
	}
	s, err := fleet.Serve(dir, address)
	if err != nil {
		return p, err
	}
	defer func() { s.Shutdown(); s.WaitForShutdown() }()
	at := wire.Connection{URL: "nats://" + address}
	plan := wire.Plan{Name: "load", Tools: waitingTools, Settings: json.RawMessage("{}")}
	for i := range l.Entries {
		plan.Entries = append(plan.Entries, "method org/example/app/Some.method"+strconv.Itoa(i)+"(Ljava/lang/String;)V")
	}
	stop, err := l.start(ctx, workers, at, dir)
	if err != nil {
		return p, err
	}
	defer stop()
	nc, err := fleet.Connect(at, "load")
	if err != nil {
		return p, err
	}
	defer nc.Close()
	start, answers := time.Now(), 0
	err = fleet.Run(ctx, nc, plan, fleet.Options{}, func(wire.Result) { answers++ })
	p = FleetPoint{Workers: workers, Entries: l.Entries, Took: l.Took, Seconds: time.Since(start).Seconds()}
	if err == nil && answers != l.Entries {
		err = fmt.Errorf("%d answers for %d entries", answers, l.Entries)
	}
	if err == nil {
		p.StoreBytes, err = sizeOf(dir)
	}
	return p, err
}

// start lets workers work until stop is called.
func (l FleetLoad) start(ctx context.Context, n int, at wire.Connection, dir string) (stop func(), err error) {
	body, err := json.Marshal(answerText(l.Bytes))
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	ended := make(chan error, n)
	started := 0
	stop = func() {
		cancel()
		for range started {
			<-ended
		}
	}
	for i := range n {
		nc, err := fleet.Connect(at, "worker")
		if err != nil {
			stop()
			return nil, err
		}
		w := &fleet.Worker{Name: strconv.Itoa(i), Slots: 1, Dir: dir, New: func() fleet.Executor { return waiting{l.Took, body} }}
		started++
		go func() {
			defer nc.Close()
			ended <- w.Work(ctx, nc)
		}()
	}
	return stop, nil
}

// answerText gets about half as small when it is compressed.
func answerText(n int) string {
	var b strings.Builder
	for i := 0; b.Len() < n; i++ {
		fmt.Fprintf(&b, `{"name":"p/A.f()V@%d","verdict":"SAFE"}`, i*7919%99991)
	}
	return b.String()
}

// sizeOf is the size of the files in a folder. Files that go away meanwhile do not count.
func sizeOf(dir string) (size int64, err error) {
	err = filepath.WalkDir(dir, func(_ string, e fs.DirEntry, err error) error {
		if err == nil && e.Type().IsRegular() {
			info, statErr := e.Info()
			if err = statErr; err == nil {
				size += info.Size()
			}
		}
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return err
	})
	return size, err
}

// PlotFleet draws entries a second over workers, measured and at best, into
// fleet-throughput.png and .svg, and returns their paths.
func PlotFleet(points []FleetPoint, folder string) ([]string, error) {
	p := newPlot("workers", "entries per second")
	p.Legend.Left, p.Legend.Top = true, true
	logarithmic(&p.X)
	logarithmic(&p.Y)
	took := map[time.Duration]plotter.XYs{}
	var order []time.Duration
	for _, x := range points {
		if took[x.Took] == nil {
			order = append(order, x.Took)
		}
		took[x.Took] = append(took[x.Took], plotter.XY{X: float64(x.Workers), Y: x.PerSecond()})
	}
	for i, t := range order {
		line, dots, err := plotter.NewLinePoints(took[t])
		if err != nil {
			return nil, err
		}
		line.Color, dots.Color, dots.Shape, dots.Radius = plotutil.Color(i), plotutil.Color(i), plotutil.Shape(i), vg.Points(2)
		best := make(plotter.XYs, len(took[t]))
		for k, xy := range took[t] {
			best[k] = plotter.XY{X: xy.X, Y: xy.X / t.Seconds()}
		}
		ideal, err := plotter.NewLine(best)
		if err != nil {
			return nil, err
		}
		ideal.Color, ideal.Dashes = plotutil.Color(i), plotutil.Dashes(1)
		p.Add(line, dots, ideal)
		p.Legend.Add(fmt.Sprintf("entries of %s", t), line, dots)
		p.Legend.Add("without any overhead", ideal)
	}
	return save(p, folder, "fleet-throughput", plotWidth, plotHeight)
}
