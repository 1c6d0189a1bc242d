package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.order.Input;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Good;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values worth trying in a field of an order, as stored text, from what is public. */
final class Candidates {

    private static final int MOST_NUMBERS = 25;
    private static final String ANY_TEXT = "…";

    private final Law law;
    private final Realm realm;
    private final Owner owner;

    Candidates(Law law, Owner owner) {
        this.law = law;
        this.realm = law.realm();
        this.owner = owner;
    }

    List<String> of(OrderType<?> type, Param param, SortedMap<String, String> given) {
        if (param.type().isEmpty()) {
            return List.of();
        }
        return switch (param.type().get().name()) {
            case "hex" -> names(hexes(type, param, given));
            case "number" ->
                IntStream.rangeClosed(1, MOST_NUMBERS)
                        .mapToObj(Integer::toString)
                        .toList();
            case "resource" -> Good.ALL.stream().map(Good::id).toList();
            case "seat" -> owners(false);
            case "owner" -> owners(true);
            case "building" -> law.book().buildings().stream().map(Building::id).toList();
            case "mission" -> realm.quests().active().stream().map(Quest::id).toList();
            default -> choices(param);
        };
    }

    /** Whether a field takes the player's own words. */
    static boolean isText(Param param) {
        return param.type()
                .filter(type -> type.input() instanceof Input.Text text && text.longest() > 0)
                .isPresent();
    }

    /** For a text, something that shows whether any text would do. */
    private static List<String> choices(Param param) {
        return isText(param) ? List.of(ANY_TEXT) : List.of();
    }

    private List<String> owners(boolean independents) {
        Stream<Owner> owners = realm.provinces().keySet().stream();
        Stream<Owner> all = independents ? Stream.concat(owners, Stream.of(Owner.IND)) : owners;
        return all.map(each -> each.seat().map(Object::toString).orElse("independents"))
                .toList();
    }

    private Collection<Hex> hexes(OrderType<?> type, Param param, SortedMap<String, String> given) {
        Owner subject = type.key().startsWith("ind-") ? Owner.IND : owner;
        return switch (param.name()) {
            case "origin" -> realm.muster().of(subject).keySet();
            case "destination" -> around(given, "origin", law.bonuses(subject).steps());
            case "settlement" -> towns(subject);
            case "deploy" -> around(given, "settlement", 1);
            case "sources" -> around(given, "hex", 1);
            default -> realm.atlas().lands().keySet();
        };
    }

    private List<Hex> towns(Owner subject) {
        return realm.towns().entrySet().stream()
                .filter(town ->
                        town.getValue().owner() == subject && realm.atlas().explored(town.getKey()))
                .map(SortedMap.Entry::getKey)
                .toList();
    }

    /** The hexes near one that is filled in, nearest first; any hex if it is not. */
    private Collection<Hex> around(SortedMap<String, String> given, String field, int radius) {
        if (!given.containsKey(field)) {
            return realm.atlas().lands().keySet();
        }
        Hex middle = OddQ.hex(given.get(field));
        return middle.within(radius).stream()
                .filter(realm.atlas()::has)
                .sorted(Comparator.comparingInt(middle::distance))
                .toList();
    }

    private static List<String> names(Collection<Hex> hexes) {
        return hexes.stream().map(OddQ::name).toList();
    }
}
