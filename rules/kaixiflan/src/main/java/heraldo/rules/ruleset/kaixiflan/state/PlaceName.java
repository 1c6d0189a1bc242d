package heraldo.rules.ruleset.kaixiflan.state;

/**
 * The name of a place (R98).
 *
 * @param by the giver of the name
 * @param asOwner whether as the owner of the settlement there, which outranks an explorer
 */
public record PlaceName(String name, Owner by, boolean asOwner) {}
