// A subclass of the client calls a protected method.
// fails: Shape.angle
public class ClientSubclass {
    public abstract static class Shape {
        private int sides = 3;
        protected void sides(int n) { sides = n; }
        public abstract String name();
        public int angle() { return 360 / sides; }
    }
}

class ClientSubclassDriver {
    public static void main(String[] args) {
        ClientSubclass.Shape s = new ClientSubclass.Shape() { public String name() { sides(0); return ""; } }; s.name(); s.angle();
    }
}
