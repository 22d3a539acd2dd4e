// An exception that one method has caught stays in its object; another method throws one that it is given.
// proved: Job.report
public class ExceptionKeptSafe {
    public static class Job {
        private RuntimeException failure;
        public void run(int n) {
            try {
                n = 100 / n;
            } catch (ArithmeticException e) {
                failure = e;
            }
        }
        public boolean report() { return failure != null && fail(null); }
        private static boolean fail(RuntimeException e) { if (e != null) throw e; return false; }
    }
}

class ExceptionKeptSafeDriver {
    public static void main(String[] args) {
        ExceptionKeptSafe.Job j = new ExceptionKeptSafe.Job(); j.run(0); j.report();
    }
}
