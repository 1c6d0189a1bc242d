package heraldo.bot.campaign.rulebook;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnStatus;
import java.util.Optional;

/** The progress of a campaign and its newest turn, as far as rights depend on it. */
public enum Progress {
    /** Not started: seats are being taken. */
    FORMING,
    /** The turn takes orders. */
    OPEN,
    /** The turn takes orders, but its deadline does not stand: paused, or missed by the bot. */
    HELD,
    /** The turn is being played. */
    LOCKED,
    /** The turn could not be played. */
    CRASHED,
    /** The game is over. */
    ENDED;

    /**
     * The progress of a campaign.
     *
     * @param newest its newest turn; empty before the start
     */
    public static Progress of(Campaign campaign, Optional<CampaignTurn> newest) {
        return switch (campaign.status()) {
            case FORMING -> FORMING;
            case ENDED -> ENDED;
            case RUNNING -> newest.map(CampaignTurn::status).map(Progress::of).orElse(LOCKED);
        };
    }

    private static Progress of(TurnStatus status) {
        return switch (status) {
            case OPEN -> OPEN;
            case HELD -> HELD;
            case CRASHED -> CRASHED;
            case LOCKED, RESOLVED, PUBLISHED, WITHDRAWN -> LOCKED;
        };
    }
}
