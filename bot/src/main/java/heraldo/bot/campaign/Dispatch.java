package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.Optional;

/**
 * Something to be posted: a row of the outbox. It is data; whoever posts it makes the words and the pictures from what
 * is stored.
 *
 * @param id counts up over all campaigns; every post is marked with it, so that it appears once
 * @param turn the turn it speaks of, if any
 * @param seat the seat it speaks of or to, if any
 * @param message a sentence that goes with it; everything it says may be read by whoever sees the post
 * @param attempts how often posting it has failed
 */
public record Dispatch(
        long id,
        CampaignId campaign,
        Kind kind,
        Optional<TurnKey> turn,
        Optional<Seat> seat,
        Optional<Message> message,
        Instant written,
        int attempts) {

    /** What is posted, and where. */
    public enum Kind {
        /** A campaign looks for players: the channels are made and the invitation is posted in the chronicle. */
        OPENED,
        /** A player took a seat: the private channel is opened to that player. In the chronicle. */
        SEAT_TAKEN,
        /** A player left a seat: the private channel is closed to that player. In the chronicle. */
        SEAT_LEFT,
        /** The first turn is about to open: private channels are made, the anchor of the dice is posted. */
        STARTED,
        /** A turn takes orders: number, label, who is due, deadline. In the chronicle. */
        TURN_OPENED,
        /** Players' orders that were played at once, and what came of them. In the chronicle. */
        STEP,
        /** The sheets are sealed: the root. In the chronicle. */
        SEALED,
        /** What came of a turn: map, chronicle, fame table, the revealed link. In the chronicle. */
        RESULT,
        /** The seat, and not everybody, is to play now. In its private channel. */
        SUMMONS,
        /** The seat is still waited for. In its private channel. */
        REMINDER,
        /** A turn held something for a seat alone, which can be read there and then. In its private channel. */
        BRIEFING,
        /** A sentence that a seat alone may know. In its private channel. */
        WHISPER,
        /** A sentence for everybody, e.g. an act of the game master. In the chronicle. */
        NOTICE,
        /** A sentence for the game master alone. */
        ALERT,
        /** The game is over: who won. In the chronicle. */
        ENDED
    }
}
