package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.order.Input;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Values worth trying in a field of an order, as stored text, from what is public. On one thread. */
final class Candidates {

    private static final String ANY_TEXT = "…";

    private final Law law;
    private final Realm realm;
    private final Owner owner;
    private final Owner subject;
    private final Numbers numbers;
    private @Nullable Set<Hex> posts;
    private @Nullable Set<Hex> towns;

    /**
     * Values for somebody's orders.
     *
     * @param subject the owner of the units and settlements that the order uses
     */
    Candidates(Law law, Owner owner, Owner subject) {
        this.law = law;
        this.realm = law.realm();
        this.owner = owner;
        this.subject = subject;
        this.numbers = new Numbers(law, owner, subject);
    }

    Law law() {
        return law;
    }

    Stream<String> of(OrderType<?> type, Param param, SortedMap<String, String> given) {
        if (param.type().isEmpty()) {
            return Stream.empty();
        }
        return switch (param.type().get().name()) {
            case "hex" -> names(hexes(type, param, given));
            case "number" ->
                IntStream.rangeClosed(1, numbers.most(type, param, given)).mapToObj(Integer::toString);
            case "resource" -> resources(param, given);
            case "seat" -> owners(type.key().equals("agreement"), false);
            case "owner" -> owners(true, true);
            case "building" -> law.book().buildings().stream().map(Building::id);
            case "mission" -> realm.quests().active().stream().map(Quest::id);
            default -> choices(param);
        };
    }

    /** Returns whether a field takes the player's own words. */
    static boolean isText(Param param) {
        return param.type()
                .filter(type -> type.input() instanceof Input.Text text && text.longest() > 0)
                .isPresent();
    }

    static boolean isNumber(Param param) {
        return param.type().filter(type -> type.input() instanceof Input.Whole).isPresent();
    }

    /** For a text, something that shows whether any text would do. */
    private static Stream<String> choices(Param param) {
        return isText(param) ? Stream.of(ANY_TEXT) : Stream.empty();
    }

    /** Nobody trades a resource for itself. */
    private static Stream<String> resources(Param param, SortedMap<String, String> given) {
        String other = given.getOrDefault(param.name().equals("give") ? "get" : "give", "");
        return Good.ALL.stream().map(Good::id).filter(id -> !id.equals(other));
    }

    /** All owners that may be meant; the giver only where players might think of that. */
    private Stream<String> owners(boolean others, boolean independents) {
        Stream<Owner> provinces = realm.provinces().keySet().stream().filter(each -> !others || each != owner);
        Stream<Owner> all = independents ? Stream.concat(provinces, Stream.of(Owner.IND)) : provinces;
        return all.map(each -> each.seat().map(Object::toString).orElse("independents"));
    }

    private Stream<Hex> hexes(OrderType<?> type, Param param, SortedMap<String, String> given) {
        return switch (param.name()) {
            case "origin" -> posts().stream();
            case "destination" ->
                type.key().equals("guide")
                        ? known(realm.court().kaixiflan())
                        : near(given, "origin", posts(), 1, law.bonuses(subject).steps());
            case "settlement" -> towns().stream();
            case "deploy" -> near(given, "settlement", towns(), 0, 1);
            case "sources" -> near(given, "hex", towns(), 1, 1);
            case "hexes" -> border();
            default -> type.key().equals("name") ? known(capital()) : own().stream();
        };
    }

    private Hex capital() {
        return realm.province(owner).capital();
    }

    /** Explored land, the nearest to a hex first. */
    private Stream<Hex> known(Hex middle) {
        return outward(middle).filter(realm.atlas()::explored);
    }

    /** Land to explore: first what scouts can reach, then all else that is unknown, the nearest to the capital first. */
    private Stream<Hex> border() {
        Predicate<Hex> reached = hex -> law.routes().surveyable(owner, hex);
        return Stream.of(reached, reached.negate()).flatMap(wanted -> unknown().filter(wanted));
    }

    private Stream<Hex> unknown() {
        return outward(capital()).filter(hex -> !realm.atlas().explored(hex));
    }

    /** All land, the nearest to a hex first. */
    private Stream<Hex> outward(Hex middle) {
        SortedMap<Hex, ?> lands = realm.atlas().lands();
        return IntStream.iterate(0, steps -> steps + 1)
                .boxed()
                .flatMap(steps -> middle.ring(steps).stream())
                .filter(lands::containsKey)
                .limit(lands.size());
    }

    /** Returns the publicly known hexes of the units; if there are none, the capital, so that there is a reason to tell. */
    private Set<Hex> posts() {
        posts = posts == null ? manned() : posts;
        return posts;
    }

    private Set<Hex> manned() {
        Set<Hex> posts = new TreeSet<>(realm.muster().of(subject).keySet());
        posts.removeIf(hex -> !realm.atlas().explored(hex));
        return posts.isEmpty() ? new TreeSet<>(List.of(capital())) : posts;
    }

    /** The settlements, as far as everybody knows; if there are none, the capital. */
    private Set<Hex> towns() {
        towns = towns == null ? settled() : towns;
        return towns;
    }

    private Set<Hex> settled() {
        Set<Hex> towns = realm.towns().entrySet().stream()
                .filter(town ->
                        town.getValue().owner() == subject && realm.atlas().explored(town.getKey()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
        return towns.isEmpty() ? new TreeSet<>(List.of(capital())) : towns;
    }

    /** Returns the hexes with units or settlements. */
    private Set<Hex> own() {
        Set<Hex> own = new TreeSet<>(towns());
        own.addAll(posts());
        return own;
    }

    /** The hexes near one that is filled in, nearest first, unknown ones last; near any of some if none is. */
    private Stream<Hex> near(SortedMap<String, String> given, String field, Set<Hex> places, int least, int most) {
        Set<Hex> middles = given.containsKey(field) ? new TreeSet<>(List.of(OddQ.hex(given.get(field)))) : places;
        return IntStream.rangeClosed(least, most)
                .boxed()
                .flatMap(steps -> middles.stream().flatMap(middle -> middle.ring(steps).stream()))
                .distinct()
                .filter(realm.atlas()::has)
                .sorted(Comparator.comparing(hex -> !realm.atlas().explored(hex)));
    }

    private static Stream<String> names(Stream<Hex> hexes) {
        return hexes.map(OddQ::name);
    }
}
