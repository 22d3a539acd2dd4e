// verdict: SAFE
// twin: TeamWithGhost
// about: All members of a team have a name when they are greeted.
// run: args=Ada,Bob

import java.util.ArrayList;
import java.util.List;

public class TeamSafe {
    static class Member {
        private final String name;

        Member(String name) {
            this.name = name;
        }

        String shout() {
            return name.toUpperCase() + "!";
        }
    }

    private final List<Member> members = new ArrayList<>();

    void join(String word) {
        String name = word.equals("none") ? "guest" : word;
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
        TeamSafe team = new TeamSafe();
        for (String arg : args) {
            team.join(arg);
        }
        System.out.println(team.all());
    }
}
