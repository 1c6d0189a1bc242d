package heraldo.rules.ruleset.kaixiflan.state;

/**
 * The name of a place (R98).
 *
 * @param by who gave it
 * @param asOwner whether as the owner of the settlement there, which outranks an explorer
 */
public record PlaceName(String name, Owner by, boolean asOwner) {}
