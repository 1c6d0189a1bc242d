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
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Holdings;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a turn came to for one band: planets and sectors that are gone, alliances that did not hold, who came near. */
public final class OwnNews {

    private static final List<String> PAPERS = List.of("swap", "gift");

    private static final List<String> DONE = List.of("OK", "R_DEED_SHARED", "R_DEED_EXTRA", "R_GIFT_ABSORBED");

    private final Law before;
    private final Law after;
    private final Tidings tidings;
    private final Seat seat;

    private OwnNews(Law before, Law after, Tidings tidings) {
        this.before = before;
        this.after = after;
        this.tidings = tidings;
        this.seat = tidings.seat();
    }

    /** The card of a band. */
    public static OwnCard of(Law before, Law after, Aftermath<?> turn, List<News> news, Seat seat) {
        OwnNews own = new OwnNews(before, after, new Tidings(news, seat));
        return new OwnCard(own.losses(), own.kept(), own.tidings.secrets(turn), own.near(), own.store(), own.open());
    }

    /** A tie that luck decided for its giver was carried out, too. */
    public static boolean carriedOut(LineResult result) {
        return DONE.contains(result.code())
                || (result.code().equals("R_TIE")
                        && result.details().get(0).arguments().containsValue(result.seat()));
    }

    private List<Loss> losses() {
        List<Loss> losses = new ArrayList<>();
        List<Planet> lost = before.planets(seat).stream()
                .filter(planet -> taken(planet.id()))
                .toList();
        lost.stream().map(this::planet).forEach(losses::add);
        if (!lost.isEmpty() && after.landless(seat)) {
            losses.add(0, Loss.of("worlds"));
        }
        tidings.news().stream()
                .filter(news ->
                        news.kind().startsWith("alliance-") && !news.kind().equals("alliance-held"))
                .filter(news -> seat.equals(news.told().arguments().get("seat")))
                .map(news -> Loss.of("alliance", "how", Tidings.told(news)))
                .forEach(losses::add);
        return losses;
    }

    /** What was conquered; what was swapped or given away is not lost. */
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

    private Loss planet(Planet planet) {
        Message name = Places.planet(planet.id());
        Message how = tidings.suffered("place", name)
                .map(Tidings::told)
                .orElseGet(() -> after.owner(planet.id())
                        .map(owner -> Message.of("own-card.now", "seat", owner))
                        .orElseGet(() -> Message.of("own-card.nothing")));
        return Loss.of("planet", "place", name, "how", how);
    }

    private List<Message> kept() {
        List<Message> holdings = Holdings.of(after, seat);
        return holdings.isEmpty()
                ? List.of(Message.of("own-card.kept.nothing"))
                : List.of(Message.of("own-card.kept.holdings", "holdings", holdings));
    }

    /** Attacks that failed; then the conquests of others in subsectors where the band is. */
    private List<Message> near() {
        Stream<Message> held =
                tidings.suffered(kind -> kind.endsWith("held")).stream().map(Tidings::told);
        Stream<Message> come = after.galaxy().planets().values().stream()
                .filter(planet -> after.present(seat, planet.subsector()))
                .flatMap(planet -> conquest(planet).stream());
        return Stream.concat(held, come).toList();
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
