package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.ruleset.tribus.state.Tribe;

/**
 * Aims of a chief in one sheet.
 *
 * @param bent its favourite pursuit
 * @param garrison soldiers that stay in every city at least
 * @param guard the share of the soldiers needed against the enemies near a city that it leaves there, in percent
 * @param daring the number of soldiers more that a city may cost; below 0, it leaves cities alone
 * @param war the weight of the tiles of others, in percent
 * @param fleet the number of ships it wants
 * @param foe the tribe whose tiles count double, while it spares all others; 0 for none
 * @param offers the number of turns for each offer of a pact, on average
 */
public record Stance(Bent bent, int garrison, int guard, int daring, int war, int fleet, int foe, int offers) {

    /** Favourite pursuit of a chief. */
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

    /** Returns the weight of another tribe's tiles, in percent: a chief with a foe spares the others. */
    int share(int owner) {
        return owner == foe ? 2 * war : spares(owner) ? 0 : war;
    }

    /** Returns whether the chief leaves a tribe alone as long as there is a common foe. */
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
