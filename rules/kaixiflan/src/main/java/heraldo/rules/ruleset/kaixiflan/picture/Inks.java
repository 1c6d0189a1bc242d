package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.scene.Ink;

/** Colours of the owners. */
final class Inks {

    private Inks() {}

    /** The colour of a province's seat; the independents are neutral. */
    static Ink of(Owner owner) {
        return owner.seat().map(seat -> Ink.seat(seat.number())).orElse(Ink.NEUTRAL);
    }
}
