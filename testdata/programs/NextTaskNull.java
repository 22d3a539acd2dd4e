// verdict: UNSAFE
// twin: NextTaskSafe
// about: The most urgent task of a priority queue.
// about: It may have been taken out, and poll() of an empty queue is null.
// run: values=5

import java.util.PriorityQueue;
import java.util.Random;

public class NextTaskNull {
    public static void main(String[] args) {
        PriorityQueue<Integer> tasks = new PriorityQueue<>();
        int rank = new Random().nextInt(10);
        tasks.add(rank);
        tasks.remove(5);
        int next = tasks.poll(); // expect: violated null-dereference
        assert next >= 0;
    }
}
