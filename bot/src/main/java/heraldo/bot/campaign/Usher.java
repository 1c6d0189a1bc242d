package heraldo.bot.campaign;

import heraldo.rules.kernel.Viewer;

/**
 * Finds the campaign and the seat that an act means: the campaign named in it, else the channel it was given in, else the
 * user's only seat. Where that does not decide, the refusal lists what there is.
 */
public final class Usher {
    /** The seat of the user who acts. */
    public Seated seat(Act act) {
        throw new UnsupportedOperationException();
    }

    /** The campaign somebody wants to read about. */
    public Campaign campaign(Act act) {
        throw new UnsupportedOperationException();
    }

    /** The campaign that the user who acts directs. */
    public Campaign directed(Act act) {
        throw new UnsupportedOperationException();
    }

    /** With whose eyes a user sees a campaign. */
    public Viewer viewer(Campaign campaign, long user) {
        throw new UnsupportedOperationException();
    }
}
