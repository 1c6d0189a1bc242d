package heraldo.rules.kernel;

/**
 * One thing a player (or the game master) asks for: a record made by an order type. Two orders are the same when their
 * values are.
 */
public interface Order {}
