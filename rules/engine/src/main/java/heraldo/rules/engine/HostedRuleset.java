package heraldo.rules.engine;

import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A ruleset, ready to be played: its engine, and all that comes with it.
 *
 * @param books all that anybody may write in it
 * @param news how much each kind of news counts
 * @param tutorial how it is learned; empty if it has no lesson
 */
public record HostedRuleset<S>(
        RulesetFolder folder,
        Manifest manifest,
        OptionTable options,
        Ruleset<S> ruleset,
        OrderBooks books,
        NewsTable news,
        Optional<Tutorial> tutorial) {

    public String id() {
        return folder.id();
    }

    /** Returns the Spanish name and the id, for logs and lists of tests. */
    @Override
    public String toString() {
        return manifest.name(Languages.SPANISH) + " (" + id() + ")";
    }

    /** The languages in which it can be played. */
    public Languages languages() {
        return folder.languages();
    }

    /** Returns the orders that players may give. */
    public OrderBook orders() {
        return books.orders();
    }

    /** The words of a campaign. */
    public Lexicon lexicon(Locale locale, Roster roster) {
        return orders().lexicon(locale, roster);
    }

    /** The first so many seats. */
    public static List<Seat> seats(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Seat::new).toList();
    }
}
