// verdict: UNSAFE
// twin: AdventureSafe
// about: What is not in the bag can be dropped, and its place is written.
// run: lines=drop key

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;

public class AdventureDropTwice {
    enum Room { HALL, KITCHEN, GARDEN }

    private static final int SLOTS = 2;

    private final Map<Room, Set<String>> things = new EnumMap<>(Room.class);
    private final String[] bag = new String[SLOTS];
    private int carried;
    private Room here = Room.HALL;
    private boolean doorOpen;

    AdventureDropTwice() {
        for (Room r : Room.values()) {
            things.put(r, new HashSet<>());
        }
        things.get(Room.HALL).add("key");
        things.get(Room.KITCHEN).add("lamp");
        things.get(Room.KITCHEN).add("bread");
    }

    int slotOf(String thing) {
        for (int i = 0; i < carried; i++) {
            if (bag[i].equals(thing)) {
                return i;
            }
        }
        return -1;
    }

    String take(String thing) {
        if (carried == SLOTS) {
            return "Your bag is full.";
        }
        if (!things.get(here).remove(thing)) {
            return "There is no " + thing + " here.";
        }
        bag[carried++] = thing;
        return "Taken.";
    }

    String drop(String thing) {
        int slot = slotOf(thing);
        things.get(here).add(thing);
        carried--;
        bag[slot] = bag[carried]; // expect: violated array-index
        bag[carried] = null;
        return "Dropped.";
    }

    String go(String direction) {
        switch (here) {
            case HALL:
                if (direction.equals("east")) {
                    here = Room.KITCHEN;
                    return "You are in the kitchen.";
                }
                break;
            case KITCHEN:
                if (direction.equals("west")) {
                    here = Room.HALL;
                    return "You are in the hall.";
                }
                if (direction.equals("north") && doorOpen) {
                    here = Room.GARDEN;
                    return "You are in the garden. You have won.";
                }
                break;
            default:
                break;
        }
        return "You cannot go there.";
    }

    String obey(String verb, String rest) {
        switch (verb) {
            case "take":
                return take(rest);
            case "drop":
                return drop(rest);
            case "open":
                if (rest.equals("door") && here == Room.KITCHEN && slotOf("key") >= 0) {
                    doorOpen = true;
                    return "It opens.";
                }
                return "Nothing happens.";
            case "look":
                return here + ", " + things.get(here).size() + " things";
            default:
                return go(verb);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        AdventureDropTwice game = new AdventureDropTwice();
        while (game.here != Room.GARDEN && in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.equals("quit")) {
                return;
            }
            int blank = line.indexOf(' ');
            String verb = blank < 0 ? line : line.substring(0, blank);
            String rest = blank < 0 ? "" : line.substring(blank + 1);
            System.out.println(game.obey(verb, rest));
            assert game.carried >= 0 && game.carried <= SLOTS;
        }
        assert game.here != Room.GARDEN || game.doorOpen;
    }
}
