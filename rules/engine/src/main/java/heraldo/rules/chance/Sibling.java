package heraldo.rules.chance;

/**
 * One step on the way from a sheet's leaf up to the root: the node that stands beside.
 *
 * @param left whether it stands on the left
 * @param hash in hexadecimal
 */
public record Sibling(boolean left, String hash) {}
