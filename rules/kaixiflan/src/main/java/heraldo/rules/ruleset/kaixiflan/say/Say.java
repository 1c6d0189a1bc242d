package heraldo.rules.ruleset.kaixiflan.say;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Names of things, as arguments of messages. */
public final class Say {

    private Say() {}

    /** Names the cost of a line. */
    public static Message cost(Stock cost) {
        return Message.of("outlook.cost", "amounts", stock(cost));
    }

    /** A province by the name it has in its campaign, or the independents. */
    public static Object owner(Owner owner) {
        return owner.seat().<Object>map(seat -> seat).orElseGet(() -> Message.of("owner.independents"));
    }

    /** Some owners; {@code nobody} if there are none. */
    public static Object owners(Collection<Owner> owners) {
        return owners.isEmpty()
                ? Message.of("nobody")
                : owners.stream().map(Say::owner).toList();
    }

    public static String hex(Hex hex) {
        return OddQ.name(hex);
    }

    public static List<String> hexes(Collection<Hex> hexes) {
        return hexes.stream().map(OddQ::name).toList();
    }

    /** A hex by its name, if it has one, and its coordinates. */
    public static Object place(Realm realm, Hex hex) {
        return realm.names().containsKey(hex)
                ? Message.of(
                        "place", "name", new PlayerText(realm.names().get(hex).name()), "hex", hex(hex))
                : hex(hex);
    }

    /** Names the content of an explored hex: a site of the independents, a source, or barren land. */
    public static Message content(Realm realm, Hex hex) {
        return realm.town(hex)
                .filter(town -> town.owner() == Owner.IND)
                .map(town -> Message.of("site", "settlement", kind(town.kind())))
                .orElseGet(() -> realm.atlas().at(hex).source().map(Say::source).orElseGet(() -> Message.of("barren")));
    }

    public static Message source(Land.Source source) {
        return Message.of("source", "resource", good(source.good()), "richness", source.richness());
    }

    public static Message good(Good good) {
        return Message.of("resource." + good.id());
    }

    public static Message kind(TownKind kind) {
        return Message.of("settlement." + kind.id());
    }

    public static Message building(String id) {
        return Message.of("building." + id);
    }

    public static Message office(Office office) {
        return Message.of("office." + office.id());
    }

    public static Message season(Season season) {
        return Message.of("season." + season.id());
    }

    public static Message amount(Good good, int n) {
        return Message.of("amount", "n", n, "resource", good(good));
    }

    /** The amounts of a stock that are not zero; {@code nothing} if all are. */
    public static Object stock(Stock stock) {
        List<Message> amounts = new ArrayList<>();
        for (Good good : Good.ALL) {
            if (stock.get(good) != 0) {
                amounts.add(amount(good, stock.get(good)));
            }
        }
        return amounts.isEmpty() ? Message.of("nothing") : List.copyOf(amounts);
    }

    /** The amounts of a stock that are not zero by their codes; {@code nothing} if all are. */
    public static Object brief(Stock stock) {
        StringJoiner amounts = new StringJoiner(" ");
        for (Good good : Good.ALL) {
            if (stock.get(good) != 0) {
                amounts.add(good.code() + Integer.toString(stock.get(good)));
            }
        }
        return stock.isNone() ? Message.of("nothing") : amounts.toString();
    }

    /** All six amounts by their codes: {@code O5 P5 M5 C5 N5 S5}. */
    public static String codes(Stock stock) {
        return Good.ALL.stream()
                .map(good -> good.code() + Integer.toString(stock.get(good)))
                .collect(Collectors.joining(" "));
    }

    /** Colonists and armies in words; {@code nothing} if there are none. */
    public static Message units(Units units) {
        String both = units.colonists() > 0 && units.armies() > 0 ? "yes" : "no";
        return units.isNone()
                ? Message.of("nothing")
                : Message.of("units", "colonists", units.colonists(), "armies", units.armies(), "both", both);
    }

    /** Colonists and armies by their letters: {@code 2C 1E}. */
    public static String letters(Units units) {
        String colonists = units.colonists() > 0 ? units.colonists() + "C" : "";
        String armies = units.armies() > 0 ? units.armies() + "E" : "";
        return (colonists + " " + armies).strip();
    }
}
