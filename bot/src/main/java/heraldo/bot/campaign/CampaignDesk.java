package heraldo.bot.campaign;

import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** Opens campaigns, fills their seats and starts them. */
public final class CampaignDesk {
    /**
     * Opens a campaign; the user who acts becomes its game master.
     *
     * @throws RefusedException if name, ruleset, seats, options or cadence cannot be used
     */
    public Roster open(Act act, NewCampaign wish) {
        throw new UnsupportedOperationException();
    }

    /** The next three deadlines of a cadence, for confirmation. */
    public List<Deadline> preview(Act act, String cron, String zone) {
        throw new UnsupportedOperationException();
    }

    /**
     * Takes a seat: a certain one, or the first that is free.
     *
     * @throws RefusedException if none is free or the user sits there already
     */
    public Seated join(Act act, Optional<Seat> wish) {
        throw new UnsupportedOperationException();
    }

    /** Gives up the user's seat. */
    public Seated leave(Act act) {
        throw new UnsupportedOperationException();
    }

    /** Starts the game: free seats go to governors, the anchor is posted, the first turn opens. Game master only. */
    public Roster start(Act act) {
        throw new UnsupportedOperationException();
    }

    /** The campaign an act means, and who sits in it. */
    public Roster info(Act act) {
        throw new UnsupportedOperationException();
    }

    /** The campaigns of the server the act was given in. */
    public List<Roster> list(Act act) {
        throw new UnsupportedOperationException();
    }

    public Roster roster(CampaignId campaign) {
        throw new UnsupportedOperationException();
    }

    /** Notes where a campaign lives, once the channels have been made. */
    public void settle(CampaignId campaign, Channels channels) {
        throw new UnsupportedOperationException();
    }

    /** Notes a seat's private channel. */
    public void settle(CampaignId campaign, Seat seat, long channel) {
        throw new UnsupportedOperationException();
    }
}
