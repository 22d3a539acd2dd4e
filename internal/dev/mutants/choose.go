package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
)

// choose returns the mutants of each package that are tested: n that follow from the seed,
// or those of the file list, if there is one.
func choose(packages []string, n int, seed uint64, list string) ([][]mutant, error) {
	var wanted []string
	if list != "" {
		text, err := os.ReadFile(list)
		if err != nil {
			return nil, err
		}
		wanted = names(string(text))
	}
	random := rand.New(rand.NewPCG(seed, 0))
	queues := make([][]mutant, len(packages))
	for i, p := range packages {
		all, err := mutantsOf(p)
		if err != nil {
			return nil, err
		}
		if list == "" {
			random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
			queues[i] = all[:min(n, len(all))]
			continue
		}
		for _, m := range all {
			if k := slices.Index(wanted, m.String()); k >= 0 {
				wanted = slices.Delete(wanted, k, k+1)
				queues[i] = append(queues[i], m)
			}
		}
	}
	if len(wanted) > 0 {
		return nil, fmt.Errorf("%s: the packages have no mutant %q", list, wanted[0])
	}
	return queues, nil
}

// names returns the mutants that a text names: each stands at the end of its line, after
// a tab if there is one. Lines that begin with # are comments.
func names(text string) []string {
	var out []string
	for _, line := range strings.Split(text, "\n") {
		name := strings.TrimSpace(line[strings.LastIndex(line, "\t")+1:])
		if name != "" && !strings.HasPrefix(line, "#") {
			out = append(out, name)
		}
	}
	return out
}
