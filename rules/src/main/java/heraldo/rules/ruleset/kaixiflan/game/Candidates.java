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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values worth trying in a field of an order, as stored text, from what is public. */
final class Candidates {

    private static final int MOST_NUMBERS = 25;
    private static final String ANY_TEXT = "…";

    private final Law law;
    private final Realm realm;
    private final Owner subject;

    /**
     * Values for somebody's orders.
     *
     * @param subject whose units and settlements the order uses
     */
    Candidates(Law law, Owner subject) {
        this.law = law;
        this.realm = law.realm();
        this.subject = subject;
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
        return switch (param.name()) {
            case "origin" -> posts();
            case "destination" -> type.key().equals("guide") ? everywhere() : near(given, "origin", posts(), steps());
            case "settlement" -> towns();
            case "deploy" -> near(given, "settlement", towns(), 1);
            case "sources" -> near(given, "hex", towns(), 1);
            case "hexes" -> everywhere();
            default -> type.key().equals("name") ? everywhere() : own();
        };
    }

    private Set<Hex> everywhere() {
        return realm.atlas().lands().keySet();
    }

    /** Where his units stand, as far as everybody knows. */
    private Set<Hex> posts() {
        Set<Hex> posts = new TreeSet<>(realm.muster().of(subject).keySet());
        posts.removeIf(hex -> !realm.atlas().explored(hex));
        return posts;
    }

    private Set<Hex> towns() {
        return realm.towns().entrySet().stream()
                .filter(town ->
                        town.getValue().owner() == subject && realm.atlas().explored(town.getKey()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Where somebody or something of his stands. */
    private Set<Hex> own() {
        Set<Hex> own = towns();
        own.addAll(posts());
        return own;
    }

    private int steps() {
        return law.bonuses(subject).steps();
    }

    /** The hexes near one that is filled in, nearest first; near any of some if none is. */
    private List<Hex> near(SortedMap<String, String> given, String field, Set<Hex> places, int radius) {
        List<Hex> middles = given.containsKey(field) ? List.of(OddQ.hex(given.get(field))) : List.copyOf(places);
        return IntStream.rangeClosed(0, radius)
                .boxed()
                .flatMap(steps -> middles.stream()
                        .flatMap(middle -> middle.within(steps).stream().filter(hex -> hex.distance(middle) == steps)))
                .distinct()
                .filter(realm.atlas()::explored)
                .toList();
    }

    private static List<String> names(Collection<Hex> hexes) {
        return hexes.stream().map(OddQ::name).toList();
    }
}
