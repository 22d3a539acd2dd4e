// verdict: SAFE
// entry: StackSafe.top
// about: A copy has a link of its own.

public class StackSafe {
    private static class Link {
        int value;

        Link(int value) {
            this.value = value;
        }
    }

    private final Link link;
    private boolean copied;

    public StackSafe() {
        link = new Link(1);
    }

    private StackSafe(Link link) {
        this.link = link;
        copied = true;
    }

    public StackSafe copy() {
        return new StackSafe(new Link(link.value));
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
