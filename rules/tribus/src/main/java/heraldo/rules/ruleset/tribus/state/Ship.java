package heraldo.rules.ruleset.tribus.state;

/**
 * A ship on a tile of sea.
 *
 * @param owner the tribe whose label it bears, or {@link Tribe#NOBODY}
 * @param crew soldiers aboard; without any it drifts (T22)
 */
public record Ship(int owner, int crew) {

    public Ship {
        if (crew < 0) {
            throw new IllegalArgumentException("fewer than no crew: " + crew);
        }
    }

    public boolean manned() {
        return crew > 0;
    }

    public Ship passedTo(int tribe) {
        return new Ship(tribe, crew);
    }
}
