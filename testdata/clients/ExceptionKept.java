// An exception that one method has caught leaves another one.
// fails: Job.report
public class ExceptionKept {
    public static class Job {
        private RuntimeException failure;
        public void run(int n) {
            try {
                n = 100 / n;
            } catch (ArithmeticException e) {
                failure = e;
            }
        }
        public void report() { if (failure != null) throw failure; }
    }
}

class ExceptionKeptDriver {
    public static void main(String[] args) {
        ExceptionKept.Job j = new ExceptionKept.Job(); j.run(0); j.report();
    }
}
