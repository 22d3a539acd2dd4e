// verdict: SAFE
// twin: PollWithoutVotes
// about: Votes are counted, and the winner is told when the poll is over.
// run: lines=vote ann|vote bob|vote ann|close|winner

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;
import java.util.Set;

/** A poll: candidates get votes until it is closed. */
public class PollSafe {
    enum Phase { OPEN, CLOSED }

    private final Map<String, Integer> votes = new HashMap<>();
    private final Set<String> barred = new HashSet<>();
    private Phase phase = Phase.OPEN;
    private int all;

    String vote(String name) {
        if (phase == Phase.CLOSED) {
            return "the poll is over";
        }
        if (barred.contains(name)) {
            return name + " may not be elected";
        }
        votes.merge(name, 1, Integer::sum);
        all++;
        return "thank you";
    }

    String bar(String name) {
        Integer lost = votes.remove(name);
        if (lost != null) {
            all -= lost;
        }
        barred.add(name);
        return name + " is barred";
    }

    String close() {
        phase = Phase.CLOSED;
        return all + " votes";
    }

    String winner() {
        if (phase == Phase.OPEN) {
            return "the poll is not over";
        }
        Optional<Map.Entry<String, Integer>> best = votes.entrySet().stream()
            .max(Comparator.comparingInt(Map.Entry::getValue));
        if (best.isEmpty()) {
            return "nobody";
        }
        return best.get().getKey();
    }

    int counted() {
        int n = 0;
        for (int v : votes.values()) {
            n += v;
        }
        return n;
    }

    public static void main(String[] args) {
        PollSafe poll = new PollSafe();
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            String command = in.next();
            String answer;
            if (command.equals("close")) {
                answer = poll.close();
            } else if (command.equals("winner")) {
                answer = poll.winner();
            } else if (command.equals("vote") && in.hasNext()) {
                answer = poll.vote(in.next());
            } else if (command.equals("bar") && in.hasNext()) {
                answer = poll.bar(in.next());
            } else {
                answer = "vote PollSafe, bar PollSafe, close or winner";
            }
            System.out.println(answer);
            assert poll.counted() == poll.all;
        }
    }
}
