package heraldo.rules.engine;

import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Order;
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
 * @param orders what players may order
 * @param edicts what the game master may do
 * @param enrolments what players fill in when they join: one form, or none
 * @param news how much each kind of news counts
 * @param tutorial how it is learned; empty if it has no lesson
 */
public record HostedRuleset<S>(
        RulesetFolder folder,
        Manifest manifest,
        OptionTable options,
        Ruleset<S> ruleset,
        OrderBook orders,
        OrderBook edicts,
        OrderBook enrolments,
        NewsTable news,
        Optional<Tutorial> tutorial) {

    public String id() {
        return folder.id();
    }

    /** What it is called, and by which id: what logs and lists of tests say of it. */
    @Override
    public String toString() {
        return manifest.name(Languages.SPANISH) + " (" + id() + ")";
    }

    /** The languages in which it can be played. */
    public Languages languages() {
        return folder.languages();
    }

    /** The words of a campaign. */
    public Lexicon lexicon(Locale locale, Roster roster) {
        return orders.lexicon(locale, roster);
    }

    /** The first so many seats. */
    public static List<Seat> seats(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Seat::new).toList();
    }

    /** The book that knows an order: that of the players or that of the game master. */
    public OrderBook bookOf(Order order) {
        boolean players = orders.types().stream().anyMatch(type -> type.record() == order.getClass());
        return players ? orders : edicts;
    }
}
