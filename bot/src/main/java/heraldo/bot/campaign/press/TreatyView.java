package heraldo.bot.campaign.press;

import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.model.Treaty.Party;
import heraldo.bot.campaign.model.Treaty.Standing;
import heraldo.bot.campaign.model.Treaty.Word;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A treaty as one reader sees it. Prints nothing of it.
 *
 * @param reader the seat that they hold; empty if they hold none
 * @param turn the turn that is open, as people count turns
 * @param offered the turn in which it was offered, as people count turns
 */
public record TreatyView(Treaty treaty, Optional<Seat> reader, int turn, int offered) {

    /** Returns the standing of the treaty in the open turn. */
    public Standing standing() {
        return treaty.in(turn);
    }

    /** The reader as one of its parties; empty if they are none. */
    public Optional<Party> own() {
        return reader.flatMap(treaty::party);
    }

    /** Its parties but for the reader. */
    public List<Seat> others() {
        return treaty.seats().stream()
                .filter(seat -> !reader.equals(Optional.of(seat)))
                .toList();
    }

    /** Those who have not signed. */
    public List<Seat> unsigned() {
        return treaty.parties().stream()
                .filter(party -> !party.signed())
                .map(Party::seat)
                .toList();
    }

    /** Returns whether the treaty waits for the reader's signature. */
    public boolean waits() {
        return standing() == Standing.OFFERED
                && own().filter(party -> !party.signed()).isPresent();
    }

    /** Returns whether the reader may withdraw the treaty. */
    public boolean withdrawable() {
        return standing() == Standing.OFFERED && reader.equals(Optional.of(treaty.author()));
    }

    /** Returns whether the reader may say a word on the treaty: the first one, or {@code BROKEN} after {@code KEPT}. */
    public boolean sayable(Word word) {
        boolean signed = treaty.state() == Treaty.State.SIGNED;
        return signed
                && own().filter(party -> party.word().isEmpty()
                                || (word == Word.BROKEN && party.word().get() == Word.KEPT))
                        .isPresent();
    }

    @Override
    public String toString() {
        return treaty.toString();
    }
}
