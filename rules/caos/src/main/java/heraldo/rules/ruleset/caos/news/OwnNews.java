package heraldo.rules.ruleset.caos.news;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.Tidings;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Holdings;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The news of a turn for one band: lost planets and sectors, failed alliances, and near misses. */
public final class OwnNews {

    private static final List<String> PAPERS = List.of("swap", "gift");

    private static final String BROKEN = "alliance-";
    private static final String VOID = "R_ALLY_VOID";

    private static final List<String> DONE = List.of("OK", "R_DEED_SHARED", "R_DEED_EXTRA", "R_GIFT_ABSORBED");

    private final Law before;
    private final Law after;
    private final Tidings tidings;
    private final Aftermath<?> turn;
    private final Seat seat;

    private OwnNews(Law before, Law after, Tidings tidings, Aftermath<?> turn) {
        this.before = before;
        this.after = after;
        this.tidings = tidings;
        this.turn = turn;
        this.seat = tidings.seat();
    }

    /** The card of a band. */
    public static OwnCard of(Law before, Law after, Aftermath<?> turn, List<News> news, Seat seat) {
        OwnNews own = new OwnNews(before, after, new Tidings(news, seat), turn);
        return new OwnCard(own.losses(), own.kept(), own.tidings.secrets(turn), own.near(), own.store(), own.open());
    }

    /** A tie that luck decided for its giver was carried out, too. */
    public static boolean carriedOut(LineResult result) {
        return DONE.contains(result.code())
                || (result.code().equals("R_TIE")
                        && result.details().get(0).arguments().containsValue(result.seat()));
    }

    /** Planets first, called by their names; then alliances on which the band counted in vain. */
    private List<Loss> losses() {
        List<Planet> lost = before.planets(seat).stream()
                .filter(planet -> taken(planet.id()))
                .toList();
        boolean last = !lost.isEmpty() && after.landless(seat);
        List<Loss> losses = new ArrayList<>(last ? List.of(last(lost)) : byTaker(lost));
        losses.addAll(alliances());
        return losses;
    }

    private Loss last(List<Planet> lost) {
        return Loss.of(
                playedOn() ? "worlds" : "worlds-end", "places", names(lost), "many", lost.size(), "how", how(lost));
    }

    /** One loss for each band that has some of the planets now. */
    private List<Loss> byTaker(List<Planet> lost) {
        Map<Optional<Seat>, List<Planet>> taken = new LinkedHashMap<>();
        lost.forEach(planet -> taken.computeIfAbsent(after.owner(planet.id()), taker -> new ArrayList<>())
                .add(planet));
        return taken.values().stream()
                .map(planets -> planets.size() == 1
                        ? Loss.of(
                                "planet", "place", Places.planet(planets.get(0).id()), "how", how(planets))
                        : Loss.of("planets", "places", names(planets), "how", how(planets)))
                .toList();
    }

    /** Tells the present owners of lost planets; of a single planet, also the odds it faced. */
    private Message how(List<Planet> lost) {
        if (lost.size() == 1) {
            return how(lost.get(0));
        }
        List<Seat> takers = lost.stream()
                .flatMap(planet -> after.owner(planet.id()).stream())
                .distinct()
                .sorted()
                .toList();
        return takers.isEmpty() ? Message.of("own-card.nobodys") : Message.of("own-card.theirs", "seats", takers);
    }

    private static List<Message> names(List<Planet> planets) {
        return planets.stream().map(planet -> Places.planet(planet.id())).toList();
    }

    private boolean playedOn() {
        return after.war().stage() == Stage.ORDERS;
    }

    /** As everybody reads them; where nobody may read the orders, what came of the band's own lines. */
    private List<Loss> alliances() {
        List<Loss> told = tidings.news().stream()
                .filter(OwnNews::broken)
                .filter(news -> argument(news, "seats") instanceof List<?> seats && seats.contains(seat))
                .map(this::alliance)
                .toList();
        return told.isEmpty() && !before.settings().revealsOrders()
                ? turn.results().stream()
                        .filter(result ->
                                result.seat().equals(seat) && result.code().equals(VOID))
                        .filter(result -> !BrokenNews.unsigned(result.details().get(0)))
                        .map(OwnNews::alliance)
                        .toList()
                : told;
    }

    private static Loss alliance(LineResult result) {
        return Loss.of(
                "alliance",
                "place",
                Places.planet(Command.of(result.order()).target().orElseThrow()),
                "how",
                result.details().get(0));
    }

    private Loss alliance(News news) {
        return Loss.of(
                news.kind(),
                "place",
                argument(news, "place"),
                "other",
                argument(news, "other"),
                "apart",
                argument(news, "apart"),
                "fate",
                fate((Message) argument(news, "fate")));
    }

    /** Rewords the outcome of a battle for the planet's present owner. */
    private Message fate(Message told) {
        boolean mine = told.key().startsWith("news-fate.taken") || told.key().equals("news-fate.drawn");
        return mine && seat.equals(told.arguments().get("owner"))
                ? new Message("own-card.mine", told.arguments())
                : told;
    }

    private static boolean broken(News news) {
        return news.kind().startsWith(BROKEN) && !news.kind().endsWith("held");
    }

    private static Object argument(News news, String name) {
        return news.told().arguments().getOrDefault(name, "");
    }

    /** Returns whether the band lost a planet by conquest; a swap or a gift is no loss. */
    private boolean taken(String planet) {
        Optional<Seat> owner = after.owner(planet);
        return owner.filter(seat::equals).isEmpty()
                && !bargained(planet)
                && !before.band(seat).resigned();
    }

    private boolean bargained(String planet) {
        Message name = Places.planet(planet);
        return tidings.news().stream()
                .filter(news -> PAPERS.contains(news.kind()) && news.about().contains(seat))
                .flatMap(news -> Stream.of(
                        news.told().arguments().getOrDefault("give", ""),
                        news.told().arguments().getOrDefault("get", "")))
                .anyMatch(things -> things instanceof List<?> list && list.contains(name));
    }

    /** To whom and against what: how else it came about stands in the news. */
    private Message how(Planet planet) {
        return tidings.suffered("place", Places.planet(planet.id()))
                .flatMap(news -> taking(news, planet))
                .or(() -> after.owner(planet.id()).map(owner -> Message.of("own-card.now", "seat", owner)))
                .orElseGet(() -> Message.of("own-card.nobody"));
    }

    private Optional<Message> taking(News news, Planet planet) {
        Optional<Seat> owner = after.owner(planet.id());
        if (broken(news)) {
            Message fate = (Message) argument(news, "fate");
            return owner.map(seat -> Message.of("own-card.taken", "seat", seat, "odds", said(fate, "odds")));
        }
        if (!(argument(news, "best") instanceof List<?> best) || owner.isEmpty()) {
            return Optional.empty();
        }
        List<Object> allies = best.stream()
                .filter(ally -> !ally.equals(owner.get()))
                .map(Object.class::cast)
                .toList();
        Message taken = Message.of("own-card.taken", "seat", owner.get(), "odds", argument(news, "odds"));
        return Optional.of(
                allies.isEmpty()
                        ? taken
                        : new Message(
                                "own-card.allied", taken.with("allies", allies).arguments()));
    }

    private static Object said(Message message, String name) {
        return message.arguments().getOrDefault(name, "");
    }

    private List<Message> kept() {
        List<Message> holdings = Holdings.of(after, seat);
        if (holdings.isEmpty()) {
            return playedOn() ? List.of(Message.of("own-card.kept.nothing")) : List.of();
        }
        return List.of(Message.of("own-card.kept.holdings", "holdings", holdings));
    }

    /** Attacks that failed; then the conquests of others in subsectors where the band is. */
    private List<Message> near() {
        Stream<Message> held = tidings.suffered().stream()
                .filter(news -> news.kind().endsWith("held") || (broken(news) && kept(news)))
                .map(OwnNews::withstood);
        Stream<Message> come = after.galaxy().planets().values().stream()
                .filter(planet -> after.present(seat, planet.subsector()))
                .flatMap(planet -> conquest(planet).stream());
        return Stream.concat(held, come).toList();
    }

    /** Told to the band whose planet it was, whoever has it after swaps and gifts. */
    private static Message withstood(News news) {
        Message told = broken(news) ? (Message) argument(news, "fate") : news.told();
        return Message.of(
                "own-card.near.held",
                "place",
                argument(news, "place"),
                "who",
                said(told, "who"),
                "odds",
                said(told, "odds"));
    }

    private static boolean kept(News news) {
        return argument(news, "fate") instanceof Message fate && fate.key().equals("news-fate.kept");
    }

    private Optional<Message> conquest(Planet planet) {
        Optional<Seat> owner = after.owner(planet.id());
        boolean others = owner.filter(each -> !each.equals(seat)).isPresent();
        boolean mine = before.owner(planet.id()).filter(seat::equals).isPresent();
        return others && !mine && !owner.equals(before.owner(planet.id()))
                ? owner.map(each -> Message.of(
                        "own-card.near.planet",
                        "seat",
                        each,
                        "place",
                        Places.planet(planet.id()),
                        "subsector",
                        Places.subsector(planet.subsector())))
                : Optional.empty();
    }

    /** Actions are not kept: what is not used is gone, and the next turn brings new ones, told where they are more or fewer. */
    private List<StoreRow> store() {
        if (before.war().stage() != Stage.ORDERS) {
            return List.of();
        }
        int had = Budget.of(before, seat).actions();
        int has = after.war().stage() == Stage.ORDERS ? Budget.of(after, seat).actions() : 0;
        return had == has ? List.of() : List.of(StoreRow.earned(Message.of("own-card.store.actions"), had, has, has));
    }

    private List<Message> open() {
        if (after.war().stage() != Stage.ORDERS || after.band(seat).resigned()) {
            return List.of();
        }
        int actions = Budget.of(after, seat).actions();
        return List.of(Message.of("own-card.open.actions", "count", actions));
    }
}
