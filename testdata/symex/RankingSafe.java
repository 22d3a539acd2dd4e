// verdict: SAFE
// twin: RankingLosesTies
// about: A tree of players is ordered by points and then by name.
// run: values=7,7
// run: values=7,8

import java.util.Comparator;
import java.util.Random;
import java.util.TreeSet;

public class RankingSafe {
    record Player(String name, int points) {
    }

    public static void main(String[] args) {
        Random random = new Random();
        TreeSet<Player> ranking = new TreeSet<>(Comparator.comparingInt(Player::points).thenComparing(Player::name));
        ranking.add(new Player("ann", random.nextInt(1000)));
        ranking.add(new Player("ben", random.nextInt(1000)));
        assert ranking.size() == 2;
        assert ranking.first().points() <= ranking.last().points();
    }
}
