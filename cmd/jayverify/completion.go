package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// completionCommand is "jayverify completion", which writes a script for a shell.
func completionCommand() subcommand {
	return subcommand{
		name: "completion", short: "print the completions of a shell", usage: orList(shellNames()),
		long: `Prints a script that makes the shell complete commands, flags and their values:

  bash        source <(jayverify completion bash)
  zsh         jayverify completion zsh >"${fpath[1]}/_jayverify"
  fish        jayverify completion fish >~/.config/fish/completions/jayverify.fish
  powershell  jayverify completion powershell | Out-String | Invoke-Expression`,
		define: func(*pflag.FlagSet) func(context.Context, *command, []string) error {
			return func(_ context.Context, c *command, args []string) error {
				if len(args) != 1 || !slices.Contains(shellNames(), args[0]) {
					return failure.Errorf(failure.Usage, "completion needs the name of a shell: %s", orList(shellNames()))
				}
				_, err := fmt.Fprint(c.stdout, completion(args[0]))
				return failure.WithClass(failure.IO, err)
			}
		},
	}
}

func shellNames() []string { return []string{"bash", "zsh", "fish", "powershell"} }

// commandWords are the words that may follow "jayverify" as a command, with what they do.
func commandWords() [][2]string {
	words := [][2]string{
		{"check", "verify every public method of a project"},
		{"coverage", "list the JDK methods that the program calls"},
		{"run", "run a main in the interpreter, without effects"},
		{"doctor", "check which solvers and which JDK are installed"},
	}
	for _, name := range []string{"fleet", "lsp", "mcp"} {
		if strings.Contains(helpFrame, "jayverify "+name) {
			words = append(words, [2]string{name, ""})
		}
	}
	for _, s := range subcommands() {
		words = append(words, [2]string{s.name, s.short})
	}
	return words
}

// flagWord is a flag as a completion knows it.
type flagWord struct {
	name    string   // with dashes
	takes   bool     // a value follows
	choices []string // the values; none where they are files, folders, times, …
}

// flagWords are the flags of a command: "" is a verification, and check.
func flagWords(name string) []flagWord {
	fs := (&options{}).define()
	if s, ok := subcommandOf([]string{name}); ok {
		fs, _ = s.flags()
	}
	var words []flagWord
	fs.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		w := flagWord{name: "--" + f.Name, takes: f.Value.Type() != "bool"}
		if fs.Lookup("engine") != nil { // the choices are those of a verification's flags
			w.choices = choicesOf(f.Name)
		}
		words = append(words, w)
	})
	return words
}

// choicesOf are the values of a flag that takes one of a few.
func choicesOf(flag string) []string {
	switch flag {
	case "checks":
		return checkNames()
	case "engine":
		return verify.Engines()
	case "solver":
		return portfolio.SolverNames()
	case "checker":
		return portfolio.CheckerNames()
	case "report":
		return report.FormatNames()
	case "jvm":
		return []string{verify.JVMAuto, verify.JVMAlways, verify.JVMNever}
	case "color":
		return []string{"auto", "always", "never"}
	case "ints":
		return []string{"java", "unbounded"}
	case "world":
		return []string{"arbitrary", "built"}
	case "contracts":
		return []string{verify.ContractsBelieved, "ordinary", "ignored"}
	case "fail-on":
		return []string{failManifest, failLatent, failOpen, failNever}
	case "dump":
		return []string{"ssa", "ivl", "passes", "horn", "schedule", "patterns"}
	}
	return nil
}

// completion is the script for a shell.
func completion(shell string) string {
	switch shell {
	case "zsh":
		return zshCompletion()
	case "fish":
		return fishCompletion()
	case "powershell":
		return powershellCompletion()
	}
	return bashCompletion()
}

// firsts are the elements of pairs.
func firsts(pairs [][2]string) []string {
	var out []string
	for _, p := range pairs {
		out = append(out, p[0])
	}
	return out
}

func namesOf(words []flagWord) string {
	var out []string
	for _, w := range words {
		if w.takes {
			out = append(out, w.name+"=")
		} else {
			out = append(out, w.name)
		}
	}
	return strings.Join(out, " ")
}

// bashCompletion does without the package bash-completion: of "--flag=val" bash passes
// the words --flag, = and val, because = ends a word.
func bashCompletion() string {
	var subs, values strings.Builder
	for _, s := range subcommands() {
		fmt.Fprintf(&subs, "        %s) flags='%s --help' ;;\n", s.name, namesOf(flagWords(s.name)))
	}
	for _, w := range flagWords("") {
		if len(w.choices) > 0 {
			fmt.Fprintf(&values, "        %s) COMPREPLY=($(compgen -W '%s' -- \"$cur\")); return ;;\n", w.name, strings.Join(w.choices, " "))
		}
	}
	return `# bash completion of jayverify: source <(jayverify completion bash)
_jayverify() {
    local cur=${COMP_WORDS[COMP_CWORD]} flag= flags
    COMPREPLY=()
    if [ "$cur" = = ]; then
        flag=${COMP_WORDS[COMP_CWORD-1]} cur=
    elif [ "$COMP_CWORD" -ge 2 ] && [ "${COMP_WORDS[COMP_CWORD-1]}" = = ]; then
        flag=${COMP_WORDS[COMP_CWORD-2]}
    elif [ "$COMP_CWORD" -ge 2 ]; then
        flag=${COMP_WORDS[COMP_CWORD-1]}
    fi
    case $flag in
` + values.String() + `    esac
    case ${COMP_WORDS[1]} in
` + subs.String() + `        *) flags='` + namesOf(flagWords("")) + `' ;;
    esac
    case $cur in
        -*) COMPREPLY=($(compgen -W "$flags" -- "$cur")); case ${COMPREPLY[0]} in *=) compopt -o nospace ;; esac; return ;;
    esac
    [ "$COMP_CWORD" != 1 ] || COMPREPLY=($(compgen -W '` + strings.Join(firsts(commandWords()), " ") + `' -- "$cur"))
    COMPREPLY+=($(compgen -f -- "$cur"))
}
complete -o filenames -F _jayverify jayverify
`
}

// zshCompletion uses zsh's own _arguments.
func zshCompletion() string {
	quote := func(s string) string {
		return strings.NewReplacer("'", `'\''`, ":", `\:`, "[", `\[`, "]", `\]`).Replace(s)
	}
	spec := func(words []flagWord) string {
		var b strings.Builder
		for _, w := range words {
			switch {
			case len(w.choices) > 0:
				fmt.Fprintf(&b, " '*%s=-:value:(%s)'", w.name, strings.Join(w.choices, " "))
			case w.takes:
				fmt.Fprintf(&b, " '*%s=-:value:_files'", w.name)
			default:
				fmt.Fprintf(&b, " '%s'", w.name)
			}
		}
		return b.String()
	}
	var subs, words strings.Builder
	for _, s := range subcommands() {
		fmt.Fprintf(&subs, "    %s) _arguments%s '*:file:_files' ;;\n", s.name, spec(flagWords(s.name)))
	}
	for _, w := range commandWords() {
		fmt.Fprintf(&words, " '%s:%s'", w[0], quote(w[1]))
	}
	return `#compdef jayverify
# zsh completion of jayverify
_jayverify() {
  local -a commands
  commands=(` + strings.TrimSpace(words.String()) + `)
  if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
    _describe command commands
    _files
    return
  fi
  case $words[2] in
` + subs.String() + `    *) _arguments` + spec(flagWords("")) + ` '*:file:_files' ;;
  esac
}
if [ "$funcstack[1]" = _jayverify ]; then _jayverify "$@"; else compdef _jayverify jayverify; fi
`
}

func fishCompletion() string {
	var b strings.Builder
	b.WriteString("# fish completion of jayverify\n")
	quote := func(s string) string { return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s) + "'" }
	names := strings.Join(firsts(commandWords()), " ")
	for _, w := range commandWords() {
		fmt.Fprintf(&b, "complete -c jayverify -n 'not __fish_seen_subcommand_from %s' -a %s -d %s\n", names, w[0], quote(w[1]))
	}
	var own []string
	for _, s := range subcommands() {
		own = append(own, s.name)
	}
	flags := func(condition string, words []flagWord) {
		for _, w := range words {
			fmt.Fprintf(&b, "complete -c jayverify -n %s -l %s", quote(condition), strings.TrimPrefix(w.name, "--"))
			switch {
			case len(w.choices) > 0:
				fmt.Fprintf(&b, " -x -a %s", quote(strings.Join(w.choices, " ")))
			case w.takes:
				b.WriteString(" -r")
			}
			b.WriteString("\n")
		}
	}
	flags("not __fish_seen_subcommand_from "+strings.Join(own, " "), flagWords(""))
	for _, s := range subcommands() {
		flags("__fish_seen_subcommand_from "+s.name, flagWords(s.name))
	}
	return b.String()
}

func powershellCompletion() string {
	list := func(words []string) string {
		var out []string
		for _, w := range words {
			out = append(out, "'"+w+"'")
		}
		return "@(" + strings.Join(out, ", ") + ")"
	}
	var values, subs strings.Builder
	for _, w := range flagWords("") {
		if len(w.choices) > 0 {
			var full []string
			for _, c := range w.choices {
				full = append(full, w.name+"="+c)
			}
			fmt.Fprintf(&values, "    if ($wordToComplete -like '%s=*') { $words = %s }\n", w.name, list(full))
		}
	}
	for _, s := range subcommands() {
		fmt.Fprintf(&subs, "    if ($command -eq '%s') { $words = %s }\n", s.name, list(strings.Fields(namesOf(flagWords(s.name))+" --help")))
	}
	return `# PowerShell completion of jayverify
Register-ArgumentCompleter -Native -CommandName jayverify -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $command = ''
    if ($commandAst.CommandElements.Count -gt 1) { $command = $commandAst.CommandElements[1].ToString() }
    $words = ` + list(append(firsts(commandWords()), strings.Fields(namesOf(flagWords("")))...)) + `
` + subs.String() + values.String() + `    $words | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
        [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
    }
}
`
}
