// verdict: UNKNOWN
// entry: StackShared.top
// twin: StackSafe
// about: A copy shares the link. Nobody outside has links, but the copy changes it.

public class StackShared {
    private static class Link {
        int value;

        Link(int value) {
            this.value = value;
        }
    }

    private final Link link;
    private boolean copied;

    public StackShared() {
        link = new Link(1);
    }

    private StackShared(Link link) {
        this.link = link;
        copied = true;
    }

    public StackShared copy() {
        return new StackShared(link);
    }

    public void spend() {
        if (copied) {
            link.value = 0;
        }
    }

    public int top() {
        return copied ? 1 : 100 / link.value;
    }
}
