package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An agreement between seats in their own words, which no rule enforces. It belongs to the seats, whoever holds them. Its text
 * is not printed.
 *
 * @param id counts up over all campaigns
 * @param turn the turn in which it was offered
 * @param author the seat that offered it; the offer counts as its signature
 * @param parties all of them, in the order of the seats
 */
public record Treaty(
        long id, TurnKey turn, Seat author, Wording wording, Instant at, State state, List<Party> parties) {

    public Treaty {
        parties = List.copyOf(parties);
    }

    /**
     * The wording of a treaty.
     *
     * @param text as it was typed
     * @param open whether everybody may read it once it is signed
     * @param until the last turn in which it binds, as people count turns; empty if it has no end
     */
    public record Wording(String text, boolean open, Optional<Integer> until) {
        @Override
        public String toString() {
            return "words of a treaty";
        }
    }

    /**
     * One of those between whom it is.
     *
     * @param signed whether somebody has signed for the seat
     * @param word the seat's verdict on it; empty if none
     */
    public record Party(Seat seat, boolean signed, Optional<Word> word) {}

    /** A party's verdict on a treaty. */
    public enum Word {
        KEPT,
        BROKEN
    }

    /** A seat's verdict on a treaty, with its time. */
    public record Saying(Seat seat, Word word, Instant at) {}

    /** The stored state of a treaty. */
    public enum State {
        OFFERED,
        /** By all. */
        SIGNED,
        DECLINED,
        WITHDRAWN
    }

    /** The standing of a treaty at a certain time. */
    public enum Standing {
        OFFERED,
        DECLINED,
        WITHDRAWN,
        /** Its last turn is over and not all had signed. */
        LAPSED,
        IN_FORCE,
        /** Its last turn is over. */
        ENDED,
        /** A party says that it is broken. */
        BROKEN
    }

    /** Computes its standing in a turn, as people count turns. */
    public Standing in(int turn) {
        boolean past = wording.until().filter(last -> last < turn).isPresent();
        return switch (state) {
            case OFFERED -> past ? Standing.LAPSED : Standing.OFFERED;
            case DECLINED -> Standing.DECLINED;
            case WITHDRAWN -> Standing.WITHDRAWN;
            case SIGNED -> broken() ? Standing.BROKEN : past ? Standing.ENDED : Standing.IN_FORCE;
        };
    }

    private boolean broken() {
        return parties.stream().anyMatch(party -> party.word().equals(Optional.of(Word.BROKEN)));
    }

    /** All its seats. */
    public List<Seat> seats() {
        return parties.stream().map(Party::seat).toList();
    }

    /** One of its parties; empty if the seat is none. */
    public Optional<Party> party(Seat seat) {
        return parties.stream().filter(each -> each.seat().equals(seat)).findFirst();
    }

    /** Returns whether everybody may read it. */
    public boolean told() {
        return wording.open() && state == State.SIGNED;
    }

    @Override
    public String toString() {
        return "treaty " + id;
    }
}
