// verdict: UNSAFE
// twin: TeamSafe
// about: All members of a team have a name when they are greeted.
// about: A member may come without a name.
// run: args=Ada,none

import java.util.ArrayList;
import java.util.List;

public class TeamWithGhost {
    static class Member {
        private final String name;

        Member(String name) {
            this.name = name;
        }

        String shout() {
            return name.toUpperCase() + "!"; // expect: violated null-dereference
        }
    }

    private final List<Member> members = new ArrayList<>();

    void join(String word) {
        String name = word.equals("none") ? null : word;
        members.add(new Member(name));
    }

    String all() {
        StringBuilder text = new StringBuilder();
        for (Member m : members) {
            text.append(m.shout()).append(' ');
        }
        return text.toString();
    }

    public static void main(String[] args) {
        TeamWithGhost team = new TeamWithGhost();
        for (String arg : args) {
            team.join(arg);
        }
        System.out.println(team.all());
    }
}
