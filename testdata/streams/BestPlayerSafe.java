// verdict: SAFE
// twin: BestPlayerOfNobody
// about: The best player of a game that may have no players.
// run: values=2,10,20
// run: values=0

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;

public class BestPlayerSafe {
    static final class Player {
        private final String name;
        private final int score;

        Player(String name, int score) {
            this.name = name;
            this.score = score;
        }

        String name() {
            return name;
        }

        int score() {
            return score;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Player> players = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            players.add(new Player("player " + i, random.nextInt(1000)));
        }
        Optional<Player> best = players.stream().max(Comparator.comparingInt(Player::score));
        String name = best.map(Player::name).orElse("nobody");
        assert name.length() > 0;
    }
}
