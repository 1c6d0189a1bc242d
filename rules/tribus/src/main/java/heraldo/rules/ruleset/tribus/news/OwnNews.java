package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.Tidings;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** News of a turn for one tribe: its losses, the soldiers at its borders, its pools, the pacts that others offer it. */
public record OwnNews(Chart chart, World before, World after, List<Handover> handovers, Tidings tidings, int tribe) {

    private static final List<String> SHIPS = List.of("boarding-won", "seized");
    private static final List<String> VOID = List.of("pact-gone", "pact-last", "pact-out");

    public OwnNews {
        handovers = List.copyOf(handovers);
    }

    private Places places() {
        return new Places(chart);
    }

    /** The card of a tribe. */
    public static OwnCard of(Rulebook book, Aftermath<World> turn, List<News> news, Seat seat) {
        OwnNews own = new OwnNews(
                book.chart(),
                turn.before(),
                turn.after(),
                Handover.of(book.chart(), turn.chronicle()),
                new Tidings(news, seat),
                seat.number());
        return new OwnCard(own.losses(), own.kept(), own.tidings.secrets(turn), own.near(), own.store(), own.open());
    }

    private List<Loss> losses() {
        SortedSet<Hex> lost = lost();
        List<Loss> losses = new ArrayList<>();
        if (before.in(tribe) && !after.in(tribe)) {
            losses.add(Loss.of("out"));
        }
        chart.cities().stream().filter(lost::contains).map(this::city).forEach(losses::add);
        lost.removeIf(chart::city);
        if (!lost.isEmpty() && after.in(tribe)) {
            losses.add(Loss.of("lands", "count", lost.size())
                    .with("spots", places().spots(Chart.reading(lost)))
                    .with("places", places().tiles(Chart.reading(lost))));
        }
        tidings.suffered(SHIPS::contains).stream()
                .map(news -> Loss.of("ship", "how", Tidings.told(news)))
                .forEach(losses::add);
        tidings.suffered("siege"::equals).stream().map(OwnNews::starved).forEach(losses::add);
        tidings.news().stream()
                .filter(news -> VOID.contains(news.kind()) && news.about().contains(tidings.seat()))
                .map(news -> Loss.of("pact", "how", Tidings.told(news)))
                .forEach(losses::add);
        return losses;
    }

    private static Loss starved(News news) {
        return Loss.of("siege", "how", Tidings.told(news))
                .with("count", news.told().arguments().getOrDefault("lost", 0))
                .with("spot", news.told().arguments().getOrDefault("spot", ""));
    }

    /** Returns the tiles that the tribe lost, except by a pact. */
    private SortedSet<Hex> lost() {
        SortedSet<Hex> lost = new TreeSet<>();
        before.board().tiles().forEach((hex, tile) -> {
            if (tile.owner() == tribe && after.board().tile(hex).owner() != tribe) {
                lost.add(hex);
            }
        });
        handovers.stream()
                .filter(handover -> handover.from() == tribe && !handover.ship())
                .forEach(handover -> lost.remove(handover.place()));
        return lost;
    }

    private Loss city(Hex city) {
        return Loss.of("city", "spot", places().brief(city), "place", places().full(city))
                .with("soldiers", before.board().tile(city).soldiers())
                .with("how", Tidings.told(tidings.suffered("place", places().full(city))));
    }

    private List<Message> kept() {
        Holding holding = Holding.of(chart, after.settings(), after.board(), tribe);
        List<Message> kept = new ArrayList<>();
        if (holding.cities() > 0) {
            List<Hex> cities = chart.cities().stream()
                    .filter(city -> after.board().tile(city).owner() == tribe)
                    .toList();
            kept.add(Message.of("own-card.kept.cities", "count", cities.size(), "places", places().cities(cities)));
        }
        if (holding.lands() > 0) {
            kept.add(Message.of("own-card.kept.lands", "count", holding.lands()));
        }
        if (holding.soldiers() > 0) {
            kept.add(Message.of("own-card.kept.soldiers", "count", holding.soldiers()));
        }
        after.pacts().stream()
                .filter(pact -> pact.accepted() && pact.between(tribe))
                .map(pact -> new Say(chart).pact("own-card.kept.pact", pact))
                .forEach(kept::add);
        return kept;
    }

    /** Attacks that were held, rings round cities; then the foreign soldiers that have come to stand at the border. */
    private List<Message> near() {
        List<Message> near = new ArrayList<>();
        tidings.suffered(kind -> !SHIPS.contains(kind) && !kind.equals("siege")).stream()
                .filter(news -> lost().stream().noneMatch(hex -> tells(news, hex)))
                .map(Tidings::told)
                .forEach(near::add);
        border().stream()
                .sorted(Comparator.comparingInt(
                                (Hex hex) -> -after.board().tile(hex).soldiers())
                        .thenComparing(Chart.READING))
                .map(this::guest)
                .forEach(near::add);
        return near;
    }

    private boolean tells(News news, Hex hex) {
        return places().full(hex).equals(news.told().arguments().get("place"));
    }

    private SortedSet<Hex> border() {
        SortedSet<Hex> border = new TreeSet<>();
        after.board().tiles().forEach((hex, tile) -> {
            boolean stands = tile.manned() && tile.owner() != tribe && tile.owner() != Tribe.NOBODY;
            if (stands && !tile.equals(before.board().tile(hex)) && touches(hex)) {
                border.add(hex);
            }
        });
        return border;
    }

    private boolean touches(Hex hex) {
        return hex.neighbours().stream()
                .anyMatch(beside -> after.board().tile(beside).owner() == tribe);
    }

    private Message guest(Hex hex) {
        Tile tile = after.board().tile(hex);
        return Message.of("own-card.near.troops", "place", places().full(hex), "foe", new Seat(tile.owner()))
                .with("count", tile.soldiers());
    }

    /** Returns the resources that a week has paid, or the spent part of them; the rest is gone when the next week pays (T6). */
    private List<StoreRow> store() {
        int had = before.resources(tribe);
        int has = after.resources(tribe);
        int paid = before.week() == after.week() ? Math.max(0, has - had) : has;
        return List.of(StoreRow.earned(Message.of("own-card.store.resources"), had, has, paid));
    }

    private List<Message> open() {
        List<Message> open = new ArrayList<>();
        after.pacts().stream()
                .filter(pact -> !pact.accepted() && pact.receiver() == tribe)
                .map(pact -> new Say(chart).pact("own-card.open.pact", pact))
                .forEach(open::add);
        lost().stream().flatMap(this::retaken).forEach(open::add);
        boolean plays = after.in(tribe) && after.ending().isEmpty() && after.week() > 0;
        if (plays && after.active().filter(active -> active == tribe).isEmpty()) {
            open.add(Message.of(
                    "own-card.open.day", "day", Say.day(after.tribe(tribe).day())));
        }
        return open;
    }

    /** Suggests to retake a lost tile beside own soldiers: their number, and the number against them. */
    private Stream<Message> retaken(Hex hex) {
        int beside = hex.neighbours().stream()
                .map(after.board()::tile)
                .filter(tile -> tile.owner() == tribe)
                .mapToInt(Tile::soldiers)
                .sum();
        return beside == 0 || !after.in(tribe)
                ? Stream.empty()
                : Stream.of(Message.of("own-card.open.retake", "place", places().full(hex), "own", beside)
                        .with("guard", after.board().tile(hex).soldiers()));
    }
}
