package java.util;
public class Gauge { public int v; public void up() { v++; } }
