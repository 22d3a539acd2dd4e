// A subclass of the client calls a protected method.
// proved: Shape.angle
public class ClientSubclassSafe {
    public abstract static class Shape {
        private int sides = 3;
        protected void sides(int n) { sides = n > 0 ? n : 1; }
        public abstract String name();
        public int angle() { return 360 / sides; }
    }
}

class ClientSubclassSafeDriver {
    public static void main(String[] args) {
        ClientSubclassSafe.Shape s = new ClientSubclassSafe.Shape() { public String name() { sides(0); return ""; } }; s.name(); s.angle();
    }
}
