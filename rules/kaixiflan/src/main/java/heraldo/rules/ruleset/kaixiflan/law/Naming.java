package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;

/** Right to name a place (R98): the owner of its settlement before its explorers, the first explorer before later ones. */
public final class Naming {

    private static final int AS_OWNER = 0;
    private static final int NEVER = Integer.MAX_VALUE;

    private Naming() {}

    /** Returns whether an owner has a right to name a hex, and nobody with a better one has done so. */
    public static boolean may(Realm realm, Owner owner, Hex hex) {
        int right = right(realm, owner, hex);
        PlaceName given = realm.names().get(hex);
        return right != NEVER && (given == null || given.by() == owner || !better(realm, given, hex, owner, right));
    }

    private static boolean better(Realm realm, PlaceName given, Hex hex, Owner owner, int right) {
        int theirs = right(realm, given.by(), hex);
        return theirs < right || (theirs == right && given.by().compareTo(owner) < 0);
    }

    /** Returns whether an owner names a hex as the owner of its settlement. */
    public static boolean asOwner(Realm realm, Owner owner, Hex hex) {
        return realm.town(hex).map(Town::owner).filter(owner::equals).isPresent();
    }

    /** Ranks the right of an owner to name a hex: the lower, the better. */
    private static int right(Realm realm, Owner owner, Hex hex) {
        if (asOwner(realm, owner, hex)) {
            return AS_OWNER;
        }
        Land land = realm.atlas().at(hex);
        return land.explorers().getOrDefault(owner, NEVER);
    }
}
