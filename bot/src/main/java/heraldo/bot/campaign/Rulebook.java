package heraldo.bot.campaign;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderCodec;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A ruleset as campaigns use it: the rules, the orders and edicts in all languages, and what is kept of a turn.
 *
 * @param <S> the state of the ruleset
 */
public final class Rulebook<S> {
    private static final int FORMAT = 1;

    private final HostedRuleset<S> hosted;
    private final StateCodec<OrderSheet> sheets;
    private final StateCodec<Story> stories;

    Rulebook(HostedRuleset<S> hosted) {
        this.hosted = hosted;
        OrderCodec codec = hosted.orders().codec();
        this.sheets = JsonStates.of(OrderSheet.class, FORMAT).with(Order.class, codec::write, codec::read);
        this.stories = JsonStates.of(Story.class, FORMAT).with(Order.class, codec::write, codec::read);
    }

    /** The ruleset with everything that came with it. */
    public HostedRuleset<S> hosted() {
        return hosted;
    }

    /** The orders of players. */
    public OrderBook orders() {
        return hosted.orders();
    }

    /** What the game master may put into the game. */
    public OrderBook edicts() {
        return hosted.edicts();
    }

    /** Campaigns are played to their end by the version they were opened with. */
    String version() {
        return Integer.toString(hosted.manifest().version());
    }

    /** The words of a campaign in a language. */
    public Lexicon lexicon(Locale language, List<Chair> chairs) {
        SortedMap<Seat, String> names = new TreeMap<>();
        chairs.forEach(chair -> names.put(chair.seat(), chair.name()));
        return hosted.lexicon(language, new heraldo.rules.order.Roster(List.copyOf(names.keySet()), names));
    }

    /** The canonical lines of a sheet. */
    String text(OrderSheet sheet, Lexicon lexicon) {
        return sheet.orders().stream()
                .map(order -> orders().write(order, lexicon))
                .collect(Collectors.joining("\n"));
    }

    Position<S> setUp(Setup setup, Dice dice) {
        return new Position<>(hosted.ruleset(), hosted.ruleset().setUp(setup, dice));
    }

    Position<S> read(String state) {
        return Position.read(hosted.ruleset(), state);
    }

    String write(OrderSheet sheet) {
        return sheets.write(sheet);
    }

    OrderSheet sheet(String stored) {
        return sheets.read(stored);
    }

    String write(Story story) {
        return stories.write(story);
    }

    Story story(String stored) {
        return stories.read(stored);
    }
}
