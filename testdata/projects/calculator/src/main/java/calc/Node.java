package calc;

/** A part of an expression. */
public abstract class Node {
    /** The value, with the values of names from a scope. */
    public abstract int value(Scope scope);

    /** How many levels there are below and at this node. */
    public abstract int depth();

    /** Whether no name occurs in it. */
    public abstract boolean isConstant();
}
