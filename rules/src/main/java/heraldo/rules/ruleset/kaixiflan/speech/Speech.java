package heraldo.rules.ruleset.kaixiflan.speech;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.state.Good;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.state.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Units;
import java.util.List;
import java.util.Optional;

/** How the things of the game are said: arguments for messages. */
public final class Speech {

    private Speech() {}

    public static String hex(Hex hex) {
        return OddQ.name(hex);
    }

    /** A province by its seat, or the independents by their word. */
    public static Object owner(Owner owner) {
        return owner.seat().<Object>map(seat -> seat).orElseGet(() -> Message.of("owner.independents"));
    }

    public static Message good(Good good) {
        return Message.of("resource." + good.id());
    }

    public static Message building(String id) {
        return Message.of("building." + id);
    }

    public static Message season(Season season) {
        return Message.of("season." + season.id());
    }

    public static Message office(Office office) {
        return Message.of("office." + office.id());
    }

    /** Some of a resource. */
    public static Message amount(Good good, int n) {
        return Message.of("amount", "n", n, "resource", good(good));
    }

    /** Every amount that is not 0; a word for nothing if all are. */
    public static Object amounts(Stock stock) {
        List<Message> amounts = Good.ALL.stream()
                .filter(good -> stock.get(good) != 0)
                .map(good -> amount(good, stock.get(good)))
                .toList();
        return amounts.isEmpty() ? Message.of("nothing") : amounts;
    }

    public static Message units(Units units) {
        boolean both = units.colonists() > 0 && units.armies() > 0;
        return units.isNone()
                ? Message.of("nothing")
                : Message.of(
                        "units", "colonists", units.colonists(), "armies", units.armies(), "both", both ? "yes" : "no");
    }

    /** What an explored hex holds. */
    public static Message content(Optional<Land.Source> source) {
        return source.map(Speech::source).orElseGet(() -> Message.of("barren"));
    }

    public static Message source(Land.Source source) {
        return Message.of("source", "resource", good(source.good()), "richness", source.richness());
    }
}
