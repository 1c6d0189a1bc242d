package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.Tidings;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.order.deal.Cede;
import heraldo.rules.ruleset.hexadominacion.order.deal.Sell;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Holdings;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Status;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The card of a round for one realm: its losses, soldiers at its borders, its stock phase by phase. */
public final class OwnNews {

    private static final String PHASE = "own.after";
    private static final String DONE = "OK";
    private static final List<String> FIGHTS =
            List.of("battle-held", "battle-wild", "repelled", "disputed-held", "disputed-free");
    private static final List<String> STOCK = List.of("own.stock", PHASE, "own.income", "own.silent");

    private final Aftermath<World> turn;
    private final World before;
    private final World after;
    private final Places places;
    private final Tidings tidings;
    private final Seat seat;

    private OwnNews(Rulebook book, Aftermath<World> turn, List<News> news, Seat seat) {
        this.turn = turn;
        this.before = turn.before();
        this.after = turn.after();
        this.places = new Places(after, book.names());
        this.tidings = new Tidings(news, seat);
        this.seat = seat;
    }

    /** The card of a realm. */
    public static OwnCard of(Rulebook book, Aftermath<World> turn, List<News> news, Seat seat) {
        OwnNews own = new OwnNews(book, turn, news, seat);
        return new OwnCard(own.losses(), own.kept(), own.secrets(), own.near(), own.store(), own.open());
    }

    private Realm realm() {
        return after.realm(seat);
    }

    /** A realm that surrenders loses nothing against its will. */
    private List<Loss> losses() {
        if (!before.realm(seat).active() || realm().status() == Status.SURRENDERED) {
            return List.of();
        }
        if (!realm().active()) {
            return List.of(Loss.of(
                            "realm", "place", places.full(before.realm(seat).capital()))
                    .with(
                            "how",
                            Tidings.told(tidings.suffered("downfall"::equals).stream()
                                    .findFirst())));
        }
        List<Loss> losses = new ArrayList<>();
        lost().stream().filter(hex -> before.tile(hex).city()).map(this::city).forEach(losses::add);
        losses.addAll(lands());
        tidings.news().stream()
                .filter(news -> news.kind().equals("unpaid") && news.about().contains(seat))
                .map(OwnNews::unpaid)
                .forEach(losses::add);
        return losses;
    }

    /** Lands without a city, by their present owner. */
    private List<Loss> lands() {
        SortedMap<Integer, List<Integer>> takers = lost().stream()
                .filter(hex -> !before.tile(hex).city())
                .collect(Collectors.groupingBy(hex -> after.tile(hex).owner(), TreeMap::new, Collectors.toList()));
        List<Loss> losses = new ArrayList<>();
        takers.forEach((owner, hexes) -> losses.add(
                Loss.of("lands", "count", hexes.size(), "spots", places.brief(hexes), "places", places.full(hexes))
                        .with("foe", Say.owner(owner))
                        .with("free", owner == Tile.NOBODY ? "yes" : "no")));
        return losses;
    }

    private static Loss unpaid(News news) {
        return Loss.of("unpaid", "how", Tidings.told(news))
                .with("count", news.told().arguments().getOrDefault("lost", 0));
    }

    private Loss city(int hex) {
        return Loss.of("city", "spot", places.brief(hex), "place", places.full(hex))
                .with("soldiers", before.tile(hex).soldiers())
                .with("how", Tidings.told(tidings.suffered("place", places.full(hex))));
    }

    /** Lists the hexes that the realm lost, without those that it gave away or sold. */
    private List<Integer> lost() {
        return Board.HEXES.stream()
                .filter(hex -> before.tile(hex).owner() == seat.number())
                .filter(hex -> after.tile(hex).owner() != seat.number() && !ceded(hex))
                .toList();
    }

    private boolean ceded(int hex) {
        return turn.results().stream()
                .filter(result -> result.seat().equals(seat) && result.code().equals(DONE))
                .anyMatch(result -> switch (result.order()) {
                    case Cede cede -> cede.hex() == hex;
                    case Sell sale -> sale.hex() == hex;
                    default -> false;
                });
    }

    private List<Message> kept() {
        Holdings holdings = new Holdings(after);
        List<Message> kept = new ArrayList<>();
        List<Integer> cities = holdings.cities(seat.number());
        if (!cities.isEmpty()) {
            kept.add(Message.of("own-card.kept.cities", "count", cities.size(), "places", places.full(cities)));
        }
        int lands = holdings.of(seat.number()).size() - cities.size();
        if (lands > 0) {
            kept.add(Message.of("own-card.kept.lands", "count", lands));
        }
        int soldiers = holdings.soldiers(seat.number());
        if (soldiers > 0) {
            kept.add(Message.of("own-card.kept.soldiers", "count", soldiers));
        }
        return kept;
    }

    /** The stock has a table of its own. */
    private List<Message> secrets() {
        return tidings.secrets(turn).stream()
                .filter(told -> !STOCK.contains(told.key()))
                .toList();
    }

    private List<Message> near() {
        Stream<Message> held = tidings.news().stream()
                .filter(news -> FIGHTS.contains(news.kind()) && news.about().contains(seat))
                .map(Tidings::told);
        Stream<Message> guests = Board.HEXES.stream()
                .filter(this::guest)
                .sorted(Comparator.comparingInt(hex -> -after.tile(hex).soldiers()))
                .map(hex -> Message.of(
                                "own-card.near.soldiers",
                                "foe",
                                Say.owner(after.tile(hex).owner()))
                        .with("place", places.full(hex))
                        .with("count", after.tile(hex).soldiers()));
        return Stream.concat(held, guests).toList();
    }

    /** Returns whether another owner has more soldiers than before in a hex beside the realm's own. */
    private boolean guest(int hex) {
        Tile tile = after.tile(hex);
        boolean others = tile.owner() != Tile.NOBODY && tile.owner() != seat.number();
        boolean more = tile.owner() != before.tile(hex).owner()
                || tile.soldiers() > before.tile(hex).soldiers();
        return others
                && more
                && tile.soldiers() > 0
                && Board.neighbours(hex).anyMatch(beside -> after.tile(beside).owner() == seat.number());
    }

    private List<StoreRow> store() {
        Stock had = before.realm(seat).stock();
        Stock has = realm().stock();
        Stock earned = earned();
        return Resource.ALL.stream()
                .map(good -> StoreRow.earned(Say.resource(good), had.get(good), has.get(good), earned.get(good)))
                .toList();
    }

    /** Returns the growth of the stock, phase by phase, added up. */
    private Stock earned() {
        return turn.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry -> entry.onlyFor().filter(seat::equals).isPresent())
                .map(Entry::text)
                .filter(text -> text.key().equals(PHASE))
                .map(text -> stock(text, "stock").above(stock(text, "before")))
                .reduce(Stock.NONE, Stock::plus);
    }

    private static Stock stock(Message phase, String name) {
        return phase.arguments().get(name) instanceof String written ? Stock.of(written) : Stock.NONE;
    }

    private List<Message> open() {
        if (!realm().active()) {
            return List.of();
        }
        List<Integer> idle = new Holdings(after)
                .cities(seat.number()).stream()
                        .filter(hex -> after.tile(hex).choice().isEmpty())
                        .toList();
        List<Message> open = new ArrayList<>();
        lost().stream().flatMap(this::retaken).forEach(open::add);
        if (!idle.isEmpty()) {
            open.add(Message.of("own-card.open.choice", "count", idle.size(), "places", places.full(idle)));
        }
        return open;
    }

    /** Compares the realm's soldiers beside a lost hex with its garrison; empty if the realm has none there. */
    private Stream<Message> retaken(int hex) {
        int beside = Board.neighbours(hex)
                .mapToObj(after::tile)
                .filter(tile -> tile.owner() == seat.number())
                .mapToInt(Tile::soldiers)
                .sum();
        return beside == 0
                ? Stream.empty()
                : Stream.of(Message.of("own-card.open.retake", "place", places.full(hex), "own", beside)
                        .with("guard", after.tile(hex).soldiers()));
    }
}
