// A pool sets a field of what it gives out.
// proved: Item.share
public class ObjectPoolSafe {
    public static class Item {
        private int size = 1;
        private Item() { }
        public int share() { return 100 / size; }
    }
    public static class Pool {
        private final Item item = new Item();
        public Item take() { item.size = 1; return item; }
        public void back(Item i) { i.size = 3; }
    }
}

class ObjectPoolSafeDriver {
    public static void main(String[] args) {
        ObjectPoolSafe.Pool p = new ObjectPoolSafe.Pool(); ObjectPoolSafe.Item i = p.take(); p.back(i); i.share();
    }
}
