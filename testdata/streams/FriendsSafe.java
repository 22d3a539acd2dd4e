// verdict: SAFE
// twin: FriendsOfStranger
// about: Who is whose friend, as lists by person.
// run: values=1,2
// run: values=3,3

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class FriendsSafe {
    private final Map<Integer, List<Integer>> friends = new HashMap<>();

    void befriend(int a, int b) {
        friends.computeIfAbsent(a, k -> new ArrayList<>()).add(b);
        friends.computeIfAbsent(b, k -> new ArrayList<>()).add(a);
    }

    public static void main(String[] args) {
        Random random = new Random();
        FriendsSafe all = new FriendsSafe();
        int a = random.nextInt(4);
        int b = random.nextInt(4);
        all.befriend(a, b);
        assert all.friends.get(a).contains(b);
        assert all.friends.get(b).contains(a);
    }
}
