import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Prints the help of a command with options and a subcommand, and what the arguments mean to it. */
public class Help {
    public static void main(String[] args) {
        CommandSpec spec = CommandSpec.create().name("copy").version("copy 1.0");
        spec.usageMessage(new UsageMessageSpec().description("Copies files, one after the other.").footer("Files that are there are kept."));
        spec.addOption(OptionSpec.builder("-c", "--count").paramLabel("COUNT").type(int.class).description("How many copies to make.").build());
        spec.addOption(OptionSpec.builder("-v", "--verbose").description("Say what is done, file by file, with the size of each and the time that it has taken.").build());
        spec.addOption(OptionSpec.builder("-m", "--mode").paramLabel("MODE").type(String.class).defaultValue("fast").description("How to copy: ${DEFAULT-VALUE} if not given.").build());
        spec.addPositional(PositionalParamSpec.builder().paramLabel("FILES").type(String[].class).arity("0..*").description("The files.").build());
        spec.addSubcommand("list", new CommandLine(CommandSpec.create().usageMessage(new UsageMessageSpec().description("Lists the files."))));
        CommandLine line = new CommandLine(spec);
        System.out.println(line.getUsageMessage(CommandLine.Help.Ansi.OFF));
        CommandLine.ParseResult parsed = line.parseArgs(args);
        for (OptionSpec o : parsed.matchedOptions()) {
            System.out.println(o.longestName() + " = " + o.getValue());
        }
        for (PositionalParamSpec p : parsed.matchedPositionals()) {
            System.out.println(p.paramLabel() + " = " + String.join(" ", (String[]) p.getValue()));
        }
        try {
            new CommandLine(spec).parseArgs("--count=many");
        } catch (CommandLine.ParameterException e) {
            System.out.println(e.getMessage());
        }
    }
}
