package app.util;
public class Stack {
    private final int[] data; private int top;
    public Stack(int n) { data = new int[n]; }
    public void push(int v) { if (top < data.length) data[top++] = v; }
    public int size() { return top; }
}
