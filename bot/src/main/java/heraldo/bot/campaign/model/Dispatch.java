package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Something to be posted: a row of the outbox. It is pure data; words and pictures are made from it when it is posted.
 *
 * @param id counts up over all campaigns; every post is marked with it, so that it appears once
 * @param turn the turn it speaks of, if any
 * @param seat the seat it speaks of or to, if any
 * @param message a sentence that goes with it; everything it says may be read by whoever sees the post
 * @param delivery the delivery so far
 */
public record Dispatch(
        long id,
        CampaignId campaign,
        Kind kind,
        Optional<TurnKey> turn,
        Optional<Seat> seat,
        Optional<Message> message,
        Instant written,
        Delivery delivery) {

    /** The argument of a letter's message that names the person it is for. */
    public static final String TO = "to";

    /** The recipient of a letter; empty if it is none, or its recipient is forgotten. */
    public OptionalLong person() {
        return kind.place() == Place.PERSON
                ? message.map(Message::arguments)
                        .map(arguments -> Alias.person(Long.parseLong(String.valueOf(arguments.get(TO)))))
                        .orElseGet(OptionalLong::empty)
                : OptionalLong.empty();
    }

    /** The same, of which something may have been posted. */
    public Dispatch underSuspicion() {
        return new Dispatch(id, campaign, kind, turn, seat, message, written, new Delivery(delivery.attempts(), true));
    }

    /**
     * The delivery of a dispatch so far.
     *
     * @param attempts the number of failed attempts
     * @param suspected whether an earlier attempt may have succeeded unnoticed, so that the channel is searched before it is
     *     posted again; set by the post office, not by the outbox
     */
    public record Delivery(int attempts, boolean suspected) {}

    /** The way it takes. */
    public Lane lane() {
        return new Lane(campaign, kind.place(), kind.place() == Place.SEAT ? seat : Optional.empty());
    }

    /** The kinds of channels. */
    public enum Place {
        /** The channel that everybody reads. */
        CHRONICLE,
        /** A seat's own. */
        SEAT,
        /** The channel that the game master alone reads. */
        GAME_MASTER,
        /** The direct messages to one person, who need not be in the campaign. */
        PERSON,
        /** The public talk of the campaign. */
        DIPLOMACY,
        /** The channels themselves: nothing is said there. */
        GROUND,
        /** The servers that follow the chronicle: nothing is said there, what stands in the chronicle is passed on. */
        FOLLOWERS
    }

    /** The kinds of posts, each with its place. */
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
        /** Players' orders that were played at once, and their results. In the chronicle. */
        STEP,
        /** The sheets are sealed: the root. In the chronicle. */
        SEALED,
        /** The sheets of one step are sealed, and others may still write in its turn: the root. In the chronicle. */
        STEP_SEALED,
        /** The result of a turn: map, chronicle, fame table, the revealed link. In the chronicle. */
        RESULT,
        /** The result of a turn is passed on to the servers that follow the chronicle. Nothing is posted. */
        PUBLICATION,
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
        /**
         * Another seat has offered something, or has answered an offer; what, opens for its reader alone. In its private channel.
         */
        OFFER,
        /**
         * A treaty was offered to the seat, or something has become of one of its own; what, opens for its reader alone. In its
         * private channel.
         */
        TREATY,
        /** A seat's public statement, signed or not. In the public talk. */
        PRESS,
        /** The game master has taken out what a seat told everybody unsigned: the post is changed. In the public talk. */
        PRESS_WITHDRAWN,
        /** The players of two seats want to talk in private: their thread is made. It hangs on the public talk. */
        TALK,
        /** Private threads are closed or opened, as may be now. They hang on the public talk; nothing is posted there. */
        TALKS,
        /** A sentence for everybody, e.g. an act of the game master. In the chronicle. */
        NOTICE,
        /** A petition of a player has run out: the post is changed. In the chronicle. */
        PETITION_LAPSED,
        /** Marks a post about a turn that was taken back as void. In the chronicle. */
        VOIDED,
        /** A sentence for the game master alone. */
        ALERT,
        /** A sentence for one person alone, who need not be in the campaign: an invitation, a farewell. */
        LETTER,
        /** The game is over: who won. In the chronicle. */
        ENDED,
        /** The channels of a campaign are taken away. Nothing is posted. */
        CLEARED,
        /** Nobody writes any more in the channels of a campaign that is over. Nothing is posted. */
        CLOSED;

        private static final Set<Kind> TO_SEATS = EnumSet.of(SUMMONS, REMINDER, BRIEFING, PART, WHISPER, OFFER, TREATY);
        private static final Set<Kind> TO_TALK = EnumSet.of(PRESS, PRESS_WITHDRAWN, TALK, TALKS);
        private static final Set<Kind> CARDS = EnumSet.of(SUMMONS, PART);
        private static final Set<Kind> SEALS = EnumSet.of(SEALED, STEP_SEALED);
        private static final Set<Kind> TURNS = EnumSet.of(TURN_OPENED, STEP, RESULT);
        private static final Set<Kind> DOORS = EnumSet.of(OPENED, STARTED, SEAT_TAKEN, SEAT_LEFT);

        /** Returns whether the seat's card of the last turn opens from this post; only the latest such post stays whole. */
        public boolean opensCard() {
            return CARDS.contains(this);
        }

        /** Returns whether the post announces a turn or its result to everybody. */
        public boolean tellsOfTurn() {
            return TURNS.contains(this);
        }

        /** Returns whether the post requires channels to be made, opened or closed. */
        public boolean opensDoors() {
            return DOORS.contains(this);
        }

        /** Returns whether the post belongs among the proofs of the campaign: it is there for lookup, not for reading. */
        public boolean proves() {
            return SEALS.contains(this);
        }

        /** Returns the place where it is posted. */
        public Place place() {
            if (this == ALERT) {
                return Place.GAME_MASTER;
            }
            if (this == LETTER) {
                return Place.PERSON;
            }
            if (this == CLEARED || this == CLOSED) {
                return Place.GROUND;
            }
            if (this == PUBLICATION) {
                return Place.FOLLOWERS;
            }
            if (TO_TALK.contains(this)) {
                return Place.DIPLOMACY;
            }
            return TO_SEATS.contains(this) ? Place.SEAT : Place.CHRONICLE;
        }

        /**
         * Returns whether a later dispatch of the other kind waits for this one, though it goes another way. A seal is out
         * before anything that tells a seat the result of the turn or the step; the summons of the next seat tells it too, and
         * so may whispers about the orders that follow. A reminder would be of no use late. Nothing goes to a seat before the
         * channels are made, and before the seat's own is closed to a player who left. A result is posted before it is passed
         * on.
         */
        public boolean precedes(Kind other) {
            return switch (other.place()) {
                case SEAT -> DOORS.contains(this) || (SEALS.contains(this) && other != REMINDER);
                case FOLLOWERS -> this == RESULT;
                default -> false;
            };
        }

        /** Returns whether anybody waits for it: a turn is told in full without what is passed on to other servers. */
        public boolean awaited() {
            return this != PUBLICATION;
        }

        /** Returns whether any other kind waits for this one. */
        public boolean precedesAny() {
            return EnumSet.allOf(Kind.class).stream().anyMatch(this::precedes);
        }
    }
}
