package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.ruleset.kaixiflan.book.TownKind;

/**
 * A settlement. Its name, if it has one, is with the names of places.
 *
 * @param founded the turn in which it was founded; 0 if it stood from the start
 */
public record Town(Owner owner, TownKind kind, int founded) {}
