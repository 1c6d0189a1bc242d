package heraldo.bot.campaign.proof;

import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The public messages and treaties of a campaign: the fourth line from the end in the full record of an ended campaign, if the
 * terms at its opening say so. Unsigned dispatches stay unsigned, and withdrawn ones are left out.
 *
 * @param said the public messages, and {@code treaties} those agreed or offered, each oldest first
 */
public record Press(List<Said> said, List<Treaty> treaties) implements Line {
    public Press {
        said = List.copyOf(said);
        treaties = List.copyOf(treaties);
    }

    /**
     * A dispatch to everybody.
     *
     * @param at the time
     * @param seat the writer's seat; empty if it is unsigned
     * @param place the place of origin that its writer states; may be empty
     */
    public record Said(String at, int turn, Optional<Seat> seat, String place, String text) {
        public Said {
            demandAll(at, seat, place, text);
        }
    }

    /**
     * A treaty, or the offer of one, in its own words.
     *
     * @param open whether everybody was told of it
     * @param until the last turn in which it bound, as people count turns; empty if it had no end
     * @param state the state of the offer
     */
    public record Treaty(
            String at,
            int turn,
            Seat author,
            List<Partner> parties,
            String text,
            boolean open,
            Optional<Integer> until,
            String state) {
        public Treaty {
            demandAll(at, author, text, until, state);
            parties = List.copyOf(parties);
        }
    }

    /**
     * A party of a treaty.
     *
     * @param word what it says has become of it; empty if nothing
     */
    public record Partner(Seat seat, boolean signed, Optional<String> word) {
        public Partner {
            demandAll(seat, word);
        }
    }

    private static void demandAll(Object... parts) {
        for (Object part : parts) {
            Objects.requireNonNull(part);
        }
    }
}
