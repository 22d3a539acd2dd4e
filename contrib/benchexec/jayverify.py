# The tool-info module of jayverify for BenchExec: how it is called for a task of SV-COMP,
# and what its output means. It belongs into the folder benchexec/tools.

import benchexec.result as result
import benchexec.tools.template


class Tool(benchexec.tools.template.BaseTool2):
    """jayverify, a verifier of Java programs. A task is a list of folders with sources."""

    REQUIRED_PATHS = ["jayverify", "z3"]

    def executable(self, tool_locator):
        return tool_locator.find_executable("jayverify-svcomp")

    def name(self):
        return "jayverify"

    def project_url(self):
        return "https://github.com/jayverify/jayverify"

    def version(self, executable):
        # "jayverify v1.0 (go1.26.8 linux/amd64)"
        text = self._version_from_tool(executable, line_prefix="jayverify")
        return text.split(" ")[0].removeprefix("v")

    def cmdline(self, executable, options, task, rlimits):
        command = [executable, *options]
        if task.property_file:
            command += ["--property", task.property_file]
        # jayverify reports before a limit ends it. It needs up to two seconds for that.
        if rlimits.cputime and not _has(options, "--cpu-time"):
            command += ["--cpu-time", f"{_before(rlimits.cputime)}s"]
        wall = rlimits.walltime or rlimits.cputime
        if wall and not _has(options, "--timeout"):
            command += ["--timeout", f"{_before(wall)}s"]
        if rlimits.memory and not _has(options, "--memory"):
            megabytes = rlimits.memory // 1000 // 1000
            command += ["--memory", str(max(megabytes * 8 // 10, 512))]
        return [*command, *task.input_files]

    def determine_result(self, run):
        for line in reversed(list(run.output)):
            line = line.strip()
            if not line.startswith("RESULT: "):
                continue
            verdict = line[len("RESULT: ") :]
            if verdict == "TRUE":
                return result.RESULT_TRUE_PROP
            if verdict == "FALSE":
                return result.RESULT_FALSE_PROP
            if verdict.startswith("UNKNOWN"):
                return result.RESULT_UNKNOWN + verdict[len("UNKNOWN") :]
        if run.was_timeout:
            return result.RESULT_TIMEOUT
        return result.RESULT_ERROR


def _has(options, flag):
    return any(o == flag or o.startswith(flag + "=") for o in options)


def _before(limit):
    """A time a little before a limit, both in seconds."""
    return max(int(limit * 0.97) - 3, 1)
