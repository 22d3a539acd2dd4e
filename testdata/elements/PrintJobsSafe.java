// verdict: SAFE
// twin: PrintJobsFromTheEnd
// about: Jobs are printed in the order of their numbers.
// run: values=3,1,2,9

import java.util.LinkedList;
import java.util.Random;

public class PrintJobsSafe {
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
            Job job = jobs.removeFirst();
            assert before < job.number;
            before = job.number;
            pages += job.pages;
        }
        return pages;
    }

    public static void main(String[] args) {
        Random random = new Random();
        PrintJobsSafe printer = new PrintJobsSafe();
        int n = random.nextInt(20);
        for (int i = 0; i < n; i++) {
            printer.add(1 + random.nextInt(30));
        }
        int pages = printer.printAll();
        assert pages >= n;
    }
}
