// verdict: UNSAFE
// twin: RosterStreamSafe
// about: A stream keeps the players with a team.
// about: A stream keeps the players with a name.
// run: args=ada values=false

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class RosterStreamNull {
    static class Player {
        final String name;
        final String team;
        Player(String name, String team) {
            this.name = name;
            this.team = team;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Player> players = new ArrayList<>();
        for (String arg : args) {
            players.add(new Player(arg, random.nextBoolean() ? "red" : null));
        }
        List<Player> inTeam = players.stream()
                .filter(p -> p.name != null)
                .collect(Collectors.toList());
        int letters = 0;
        for (Player p : inTeam) {
            letters += p.team.length(); // expect: violated null-dereference
        }
        List<String> names = inTeam.stream().map(p -> p.name).collect(Collectors.toList());
        for (String name : names) {
            System.out.println(name.length());
        }
        System.out.println(letters);
    }
}
