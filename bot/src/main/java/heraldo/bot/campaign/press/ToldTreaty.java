package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.model.Treaty.Word;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A public treaty and its course, as everybody may read them. Turns are as people count them.
 *
 * @param from the turn that was open when the last party signed
 * @param said the words of its parties on it, the oldest first
 */
public record ToldTreaty(Treaty treaty, int from, List<Said> said) {
    public ToldTreaty {
        said = List.copyOf(said);
    }

    /**
     * The word of a party on a treaty.
     *
     * @param turn the turn of that word
     */
    public record Said(Seat seat, Word word, int turn) {}

    /** Those of a campaign, the oldest first; of secret ones there is nothing. */
    static List<ToldTreaty> of(Books books, CampaignId campaign) {
        List<CampaignTurn> rows = books.turns().all(campaign);
        return books.treaties().of(campaign).stream()
                .filter(Treaty::told)
                .map(treaty -> of(books, rows, treaty))
                .toList();
    }

    private static ToldTreaty of(Books books, List<CampaignTurn> rows, Treaty treaty) {
        Instant signed = books.treaties().settled(treaty.id()).orElse(treaty.at());
        List<Said> said = books.treaties().sayings(treaty.id()).stream()
                .map(saying -> new Said(saying.seat(), saying.word(), turn(books, rows, saying.at())))
                .toList();
        return new ToldTreaty(treaty, turn(books, rows, signed), said);
    }

    /** The turn that was open at a moment. */
    private static int turn(Books books, List<CampaignTurn> rows, Instant moment) {
        Optional<CampaignTurn> open = rows.stream()
                .filter(row -> !row.clock().opened().isAfter(moment))
                .reduce((before, after) -> after);
        return open.map(row ->
                        books.turns().shown(row.key().campaign(), row.key().number()))
                .orElse(1);
    }

    /** The last turn in which it bound, if it came to its end; empty where somebody had called it broken, or it has none. */
    public Optional<Integer> ended() {
        boolean broken = said.stream().anyMatch(each -> each.word() == Word.BROKEN);
        return treaty.wording().until().filter(last -> !broken);
    }

    @Override
    public String toString() {
        return treaty.toString();
    }
}
