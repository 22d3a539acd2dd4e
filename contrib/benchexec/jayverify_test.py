# Tests of the tool-info module with BenchExec's own classes. Run by go test
# ./internal/project/svcomp, which names the folder with jayverify-svcomp in TOOL_DIRECTORY.

import importlib.util
import os
import sys
import unittest

from benchexec.tools.template import BaseTool2
from benchexec.tooladapter import adapt_to_current_version
from benchexec.util import ProcessExitCode

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location("jayverify", os.path.join(HERE, "jayverify.py"))
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)


def run_of(*lines, code=0, reason=None):
    output = BaseTool2.RunOutput([line + "\n" for line in lines])
    return BaseTool2.Run(["jayverify-svcomp"], ProcessExitCode.create(value=code), output, reason)


class ToolInfo(unittest.TestCase):
    def setUp(self):
        self.tool = adapt_to_current_version(module.Tool())

    def test_results(self):
        for lines, want in [
            (["SAFE  Main.main(String[])  1 s", "RESULT: TRUE"], "true"),
            (["    RESULT: is printed by the program", "RESULT: FALSE"], "false"),
            (["RESULT: UNKNOWN(time limit reached)"], "unknown(time limit reached)"),
            (["RESULT: UNKNOWN"], "unknown"),
            (["panic"], "ERROR"),
            ([], "ERROR"),
        ]:
            self.assertEqual(want, self.tool.determine_result(run_of(*lines)), lines)
        late = run_of("UNSAFE", code=None or 9, reason="cputime")
        self.assertTrue(self.tool.determine_result(late).lower().startswith("timeout"))

    def test_command_line(self):
        task = BaseTool2.Task(["common", "task"], None, "assert_java.prp", None)
        limits = BaseTool2.ResourceLimits(cputime=900, memory=15_000_000_000)
        line = self.tool.cmdline("jv", ["--witness", "w.graphml"], task, limits)
        self.assertEqual(
            "jv --witness w.graphml --property assert_java.prp --cpu-time 870s --timeout 870s --memory 12000 common task",
            " ".join(line),
        )
        line = self.tool.cmdline("jv", ["--timeout=5s"], task, BaseTool2.ResourceLimits())
        self.assertEqual("jv --timeout=5s --property assert_java.prp common task", " ".join(line))

    def test_version(self):
        directory = os.environ.get("TOOL_DIRECTORY")
        if not directory:
            self.skipTest("TOOL_DIRECTORY is not set")
        executable = self.tool.executable(BaseTool2.ToolLocator(tool_directory=directory))
        self.assertEqual("0-test", self.tool.version(executable))


if __name__ == "__main__":
    unittest.main(argv=sys.argv)
