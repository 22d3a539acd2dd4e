// A pool sets a field of what it gives out.
// fails: Item.share
public class ObjectPool {
    public static class Item {
        private int size = 1;
        private Item() { }
        public int share() { return 100 / size; }
    }
    public static class Pool {
        private final Item item = new Item();
        public Item take() { item.size = 1; return item; }
        public void back(Item i) { i.size = 0; }
    }
}

class ObjectPoolDriver {
    public static void main(String[] args) {
        ObjectPool.Pool p = new ObjectPool.Pool(); ObjectPool.Item i = p.take(); p.back(i); i.share();
    }
}
