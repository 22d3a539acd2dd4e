// verdict: UNSAFE
// about: Tasks are done one after the other, and those that are done are counted.
// about: A task that was done before counts again.
// twin: SummedDoneSafe
// run: values=1,1,2,2,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedDoneAgain {
    static final class Task {
        boolean done;
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Task> tasks = new ArrayList<>();
        int finished = 0;
        int what;
        while ((what = random.nextInt()) != 0) {
            if (what == 1) {
                tasks.add(new Task());
            } else if (!tasks.isEmpty()) {
                Task first = tasks.get(0);
                if (first != null) {
                    first.done = true;
                    finished++;
                }
            }
        }
        int counted = 0;
        for (Task t : tasks) {
            if (t.done) {
                counted++;
            }
        }
        assert counted == finished; // expect: violated assert
    }
}
