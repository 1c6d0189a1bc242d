package heraldo.bot.campaign.model;

import java.time.Instant;
import java.util.Optional;

/**
 * Something that a player asks of everybody: more time, or a pause.
 *
 * @param id names it
 * @param turn the turn that was open, whose deadline ends it
 * @param player the player who asked
 * @param amount the number of hours for an extension, of days for a pause
 * @param outcome its outcome; empty while it is open
 */
public record Petition(
        String id, TurnKey turn, long player, Kind kind, int amount, Instant asked, Optional<Outcome> outcome) {

    /** The kinds of requests. */
    public enum Kind {
        /** More hours for the open turn. */
        EXTENSION,
        /** Some days without a deadline. */
        PAUSE,
        /** The same, at once, because something has happened. */
        EMERGENCY;

        /** Returns whether the request stops the clock. */
        public boolean pauses() {
            return this != EXTENSION;
        }
    }

    /** The outcome of a petition. */
    public enum Outcome {
        GRANTED,
        /** So many are against it that it cannot be granted any more. */
        DENIED,
        /** Its turn has ended before. */
        EXPIRED,
        /** Its campaign was paused or has ended before. */
        STOPPED
    }

    /** The same, undecided, once nobody can grant it any more. */
    public Petition lapsed(Campaign campaign, Optional<CampaignTurn> newest) {
        boolean paused = newest.filter(open -> open.key().number() == turn.number())
                .filter(open -> open.hold() == HoldReason.PAUSED)
                .isPresent();
        return settled(paused || campaign.status() == CampaignStatus.ENDED ? Outcome.STOPPED : Outcome.EXPIRED);
    }

    /** The same, settled. */
    public Petition settled(Outcome how) {
        return new Petition(id, turn, player, kind, amount, asked, Optional.of(how));
    }
}
