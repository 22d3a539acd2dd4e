// verdict: UNSAFE
// twin: PrintJobsSafe
// about: Jobs are printed in the order of their numbers.
// about: The last job is printed first.
// run: values=2,1,1

import java.util.LinkedList;
import java.util.Random;

public class PrintJobsFromTheEnd {
    static class Job {
        final int number;
        final int pages;

        Job(int number, int pages) {
            this.number = number;
            this.pages = pages;
        }
    }

    private final LinkedList<Job> jobs = new LinkedList<>();
    private int count;

    void add(int pages) {
        jobs.addLast(new Job(count++, pages));
    }

    int printAll() {
        int pages = 0;
        int before = -1;
        while (!jobs.isEmpty()) {
            Job job = jobs.removeLast();
            assert before < job.number; // expect: violated assert
            before = job.number;
            pages += job.pages;
        }
        return pages;
    }

    public static void main(String[] args) {
        Random random = new Random();
        PrintJobsFromTheEnd printer = new PrintJobsFromTheEnd();
        int n = random.nextInt(20);
        for (int i = 0; i < n; i++) {
            printer.add(1 + random.nextInt(30));
        }
        int pages = printer.printAll();
        assert pages >= n;
    }
}
