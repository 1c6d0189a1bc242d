package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Something to be posted: a row of the outbox. It is data; whoever posts it makes the words and the pictures from what
 * is stored.
 *
 * @param id counts up over all campaigns; every post is marked with it, so that it appears once
 * @param turn the turn it speaks of, if any
 * @param seat the seat it speaks of or to, if any
 * @param message a sentence that goes with it; everything it says may be read by whoever sees the post
 * @param attempts how often posting it has failed
 * @param suspected whether an earlier try may have got through unnoticed, so that it is looked for before it is posted; whoever
 *     delivers it knows, not the outbox
 */
public record Dispatch(
        long id,
        CampaignId campaign,
        Kind kind,
        Optional<TurnKey> turn,
        Optional<Seat> seat,
        Optional<Message> message,
        Instant written,
        int attempts,
        boolean suspected) {

    /** The same, of which something may have been posted. */
    public Dispatch underSuspicion() {
        return new Dispatch(id, campaign, kind, turn, seat, message, written, attempts, true);
    }

    /** The way it takes. */
    public Lane lane() {
        return new Lane(campaign, kind.place(), kind.place() == Place.SEAT ? seat : Optional.empty());
    }

    /** What channels there are. */
    public enum Place {
        /** What everybody reads. */
        CHRONICLE,
        /** A seat's own. */
        SEAT,
        /** What the game master alone reads. */
        GAME_MASTER
    }

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
        /** The sheets of one step are sealed, and others may still write in its turn: the root. In the chronicle. */
        STEP_SEALED,
        /** What came of a turn: map, chronicle, fame table, the revealed link. In the chronicle. */
        RESULT,
        /** The seat, and not everybody, is to play now. In its private channel. */
        SUMMONS,
        /** The seat is still waited for. In its private channel. */
        REMINDER,
        /** A turn held something for a seat alone; written by earlier versions. In its private channel. */
        BRIEFING,
        /**
         * A turn has ended and its holder's own card can be opened; what the seat has lost, if anything, as far as everybody may
         * know it. In its private channel.
         */
        PART,
        /** A sentence that a seat alone may know. In its private channel. */
        WHISPER,
        /** A sentence for everybody, e.g. an act of the game master. In the chronicle. */
        NOTICE,
        /** A sentence for the game master alone. */
        ALERT,
        /** The game is over: who won. In the chronicle. */
        ENDED;

        private static final Set<Kind> TO_SEATS = EnumSet.of(SUMMONS, REMINDER, BRIEFING, PART, WHISPER);
        private static final Set<Kind> CARDS = EnumSet.of(SUMMONS, PART);
        private static final Set<Kind> SEALS = EnumSet.of(SEALED, STEP_SEALED);
        private static final Set<Kind> DOORS = EnumSet.of(OPENED, STARTED, SEAT_TAKEN, SEAT_LEFT);

        /** Whether the own card of the last turn opens from it: of such messages only the latest stands whole. */
        public boolean opensCard() {
            return CARDS.contains(this);
        }

        /** Whether channels are made, opened or closed for it. */
        public boolean opensDoors() {
            return DOORS.contains(this);
        }

        /** Whether it is there to be looked up, not to be read: it stands among the proofs of the campaign. */
        public boolean proves() {
            return SEALS.contains(this);
        }

        /** Where it is posted. */
        public Place place() {
            if (this == ALERT) {
                return Place.GAME_MASTER;
            }
            return TO_SEATS.contains(this) ? Place.SEAT : Place.CHRONICLE;
        }

        /**
         * Whether a later dispatch of the other kind waits for this one, though it goes another way. A seal is out before
         * anything that tells a seat what came of the turn or the step; who is called next tells it too, and so may what is
         * whispered of the orders that follow. A reminder would be of no use late. Nothing goes to a seat before the channels
         * are made, and the seat's is closed behind whoever left.
         */
        public boolean precedes(Kind other) {
            return other.place() == Place.SEAT && (DOORS.contains(this) || (SEALS.contains(this) && other != REMINDER));
        }

        /** Whether it precedes anything at all. */
        public boolean precedesAny() {
            return EnumSet.allOf(Kind.class).stream().anyMatch(this::precedes);
        }
    }
}
