package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.ruleset.tribus.state.Tribe;

/**
 * What a chief is after in one sheet.
 *
 * @param bent what it likes best
 * @param garrison soldiers that stay in every city at least
 * @param guard what it leaves in a city against the enemies near it, of a hundred that should do
 * @param daring how many soldiers more a city may cost; below nothing, cities are left alone
 * @param war what the tiles of others count for, of a hundred
 * @param fleet how many ships it wants
 * @param foe the tribe whose tiles count double, while all others are spared; 0 for none
 * @param offers once in how many turns it offers a pact
 */
public record Stance(Bent bent, int garrison, int guard, int daring, int war, int fleet, int foe, int offers) {

    /** What a chief likes best. */
    public enum Bent {
        SETTLER,
        WARRIOR,
        SAILOR
    }

    private static final int FLEET = 3;
    private static final int SELDOM = 3;
    private static final int WHOLE = 100;

    /** That of the engine's own player. */
    static Stance usual(Bent bent) {
        return new Stance(bent, 0, WHOLE, 0, WHOLE, FLEET, Tribe.NOBODY, SELDOM);
    }

    /** What the tiles of another tribe count for, of a hundred: whoever has a foe spares the others. */
    int share(int owner) {
        return owner == foe ? 2 * war : spares(owner) ? 0 : war;
    }

    /** Whether a tribe is left alone as long as there is a common foe. */
    boolean spares(int owner) {
        return foe != Tribe.NOBODY && owner != Tribe.NOBODY && owner != foe;
    }

    boolean peaceful() {
        return daring < 0;
    }

    public Stance guarding(int least, int share) {
        return new Stance(bent, least, share, daring, war, fleet, foe, offers);
    }

    public Stance withDaring(int more) {
        return new Stance(bent, garrison, guard, more, war, fleet, foe, offers);
    }

    public Stance warring(int share) {
        return new Stance(bent, garrison, guard, daring, share, fleet, foe, offers);
    }

    public Stance against(int tribe) {
        return new Stance(bent, garrison, guard, daring, war, fleet, tribe, offers);
    }
}
