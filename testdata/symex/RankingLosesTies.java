// verdict: UNSAFE
// twin: RankingSafe
// about: Two players with equal points are one to the tree.
// run: values=7,7

import java.util.Comparator;
import java.util.Random;
import java.util.TreeSet;

public class RankingLosesTies {
    record Player(String name, int points) {
    }

    public static void main(String[] args) {
        Random random = new Random();
        TreeSet<Player> ranking = new TreeSet<>(Comparator.comparingInt(Player::points));
        ranking.add(new Player("ann", random.nextInt(1000)));
        ranking.add(new Player("ben", random.nextInt(1000)));
        assert ranking.size() == 2; // expect: violated assert
        assert ranking.first().points() <= ranking.last().points();
    }
}
