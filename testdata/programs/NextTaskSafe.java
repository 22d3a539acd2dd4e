// verdict: SAFE
// twin: NextTaskNull
// about: The most urgent task of a priority queue.
// run: values=3

import java.util.PriorityQueue;
import java.util.Random;

public class NextTaskSafe {
    public static void main(String[] args) {
        PriorityQueue<Integer> tasks = new PriorityQueue<>();
        int rank = new Random().nextInt(10);
        tasks.add(rank);
        tasks.remove(11);
        int next = tasks.poll();
        assert next >= 0;
    }
}
