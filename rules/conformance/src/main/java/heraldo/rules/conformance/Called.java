package heraldo.rules.conformance;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** The names of a value of an order, for the tests of one game. */
public final class Called {

    private final HostedRuleset<?> hosted;
    private final SortedMap<String, String> titles = new TreeMap<>();

    public Called(HostedRuleset<?> hosted) {
        this.hosted = hosted;
    }

    /** The same where players have given something a name. */
    public Called titled(String thing, String title) {
        Called titled = new Called(hosted);
        titled.titles.putAll(titles);
        titled.titles.put(thing, title);
        return titled;
    }

    /**
     * Returns every name by which a stored value is found.
     *
     * @param order the key of an order
     * @param field one of its parameters, also of a group
     */
    public List<String> names(String order, String field, String stored, Locale language) {
        OrderType<?> type = hosted.orders().types().stream()
                .filter(each -> each.key().equals(order))
                .findFirst()
                .orElseThrow();
        Param param = Blanks.params(type).stream()
                .filter(each -> each.name().equals(field))
                .findFirst()
                .orElseThrow();
        Lexicon lexicon = CalledTest.lexicon(hosted, language, titles);
        return hosted.orders().slashReader(lexicon).called(param, stored);
    }
}
