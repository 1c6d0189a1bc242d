package heraldo.rules.ruleset.kaixiflan.news;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.Tidings;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** News of a turn for one province: battles lost, units beside it, its store, its open decisions. */
public final class OwnNews {

    private static final String STORE = "chronicle.store-of";

    private final Rulebook book;
    private final MissionBook missions;
    private final Aftermath<Realm> turn;
    private final Realm before;
    private final Realm after;
    private final Tidings tidings;
    private final Owner owner;

    private OwnNews(Rulebook book, MissionBook missions, Aftermath<Realm> turn, List<News> news, Seat seat) {
        this.book = book;
        this.missions = missions;
        this.turn = turn;
        this.before = turn.before();
        this.after = turn.after();
        this.tidings = new Tidings(news, seat);
        this.owner = Owner.of(seat);
    }

    /** The card of a province. */
    public static OwnCard of(Rulebook book, MissionBook missions, Aftermath<Realm> turn, List<News> news, Seat seat) {
        OwnNews own = new OwnNews(book, missions, turn, news, seat);
        return new OwnCard(own.losses(), own.kept(), own.secrets(), own.near(), own.store(), own.open());
    }

    private static boolean lost(News news) {
        return news.kind().startsWith("battle-")
                && "yes".equals(news.told().arguments().get("lost"));
    }

    /** Nothing but units and offices can be taken from a province (§4.3). */
    private List<Loss> losses() {
        return Stream.concat(tidings.suffered().stream().filter(OwnNews::lost).map(OwnNews::loss), deposed())
                .toList();
    }

    /** Offices that somebody else holds now, or nobody. */
    private Stream<Loss> deposed() {
        return Office.ALL.stream()
                .filter(office ->
                        before.court().holds(owner, office) && !after.court().holds(owner, office))
                .map(office -> Loss.of("office", "office", Say.office(office))
                        .with("held", after.court().holder(office).isPresent() ? "yes" : "no")
                        .with(
                                "holder",
                                after.court().holder(office).map(Say::owner).orElseGet(() -> Message.of("nobody"))));
    }

    private static Loss loss(News news) {
        return Loss.of("units", "how", Tidings.told(news), "loss", argument(news, "loss"))
                .with("spot", argument(news, "spot"))
                .with("place", argument(news, "place"));
    }

    private static Object argument(News news, String name) {
        return news.told().arguments().getOrDefault(name, "");
    }

    private List<Message> kept() {
        Units units = after.muster().total(owner);
        List<Message> kept = new ArrayList<>();
        if (!units.isNone()) {
            kept.add(Message.of("own-card.kept.units", "units", Say.units(units)));
        }
        List<Object> towns = after.towns().entrySet().stream()
                .filter(town -> town.getValue().owner() == owner)
                .map(town -> Say.place(after, town.getKey()))
                .toList();
        if (!towns.isEmpty()) {
            kept.add(Message.of("own-card.kept.towns", "count", towns.size(), "towns", towns));
        }
        return kept;
    }

    /** Stores have a table of their own; what they could not keep is told beside it. */
    private List<Message> secrets() {
        Stream<Message> told =
                tidings.secrets(turn).stream().filter(each -> !each.key().equals(STORE));
        return Stream.concat(spoilt(), told).toList();
    }

    /** Tells of the goods lost above the limit of the store (K12, R44). */
    private Stream<Message> spoilt() {
        return accounts()
                .filter(account -> !amounts(account, "lost").isNone())
                .map(account -> Message.of(
                        "store.lost",
                        "amounts",
                        Say.stock(amounts(account, "lost")),
                        "limit",
                        account.arguments().getOrDefault("limit", 0)));
    }

    private List<Message> near() {
        Stream<Message> fights = tidings.news().stream()
                .filter(news ->
                        news.kind().startsWith("battle-") && news.about().contains(tidings.seat()))
                .filter(news -> !lost(news) || !tidings.suffered().contains(news))
                .map(Tidings::told);
        return Stream.concat(fights, guests()).toList();
    }

    /** Others' units that have come beside what the province holds; they are seen by everybody. */
    private Stream<Message> guests() {
        SortedSet<Hex> held = new TreeSet<>(after.muster().of(owner).keySet());
        after.towns().forEach((hex, town) -> {
            if (town.owner() == owner) {
                held.add(hex);
            }
        });
        SortedSet<Hex> border = new TreeSet<>(held);
        held.forEach(hex -> border.addAll(hex.neighbours()));
        return border.stream()
                .flatMap(hex -> Owner.PROVINCES.stream()
                        .filter(other -> other != owner && came(hex, other))
                        .map(other -> Message.of(
                                        "own-card.near.units",
                                        "foe",
                                        Say.owner(other),
                                        "place",
                                        Places.full(after, hex))
                                .with("units", Say.units(after.muster().at(hex, other)))));
    }

    private boolean came(Hex hex, Owner other) {
        Units was = before.muster().at(hex, other);
        Units is = after.muster().at(hex, other);
        return is.colonists() > was.colonists() || is.armies() > was.armies();
    }

    private List<StoreRow> store() {
        Stock had = before.province(owner).stock();
        Stock has = after.province(owner).stock();
        Stock earned = earned();
        return Good.ALL.stream()
                .map(good -> StoreRow.earned(Say.good(good), had.get(good), has.get(good), earned.get(good)))
                .toList();
    }

    /** Returns the income of the store. */
    private Stock earned() {
        return accounts().map(account -> amounts(account, "gained")).reduce(Stock.NONE, Stock::plus);
    }

    /** Returns the accounts of the store that the chronicle of each turn writes down (§7.1). */
    private Stream<Message> accounts() {
        return turn.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .map(Entry::text)
                .filter(text -> text.key().equals(STORE)
                        && Say.owner(owner).equals(text.arguments().get("province")))
                .flatMap(text ->
                        text.arguments().get("line") instanceof Message account ? Stream.of(account) : Stream.empty());
    }

    private static Stock amounts(Message account, String name) {
        return account.arguments().get(name) instanceof String codes ? read(codes) : Stock.NONE;
    }

    private static Stock read(String codes) {
        Stock stock = Stock.NONE;
        for (String amount : codes.split(" ", -1)) {
            if (!amount.isEmpty()) {
                stock = stock.plus(Stock.of(Good.of(amount.charAt(0)), Integer.parseInt(amount.substring(1))));
            }
        }
        return stock;
    }

    private List<Message> open() {
        List<Message> open = new ArrayList<>();
        if (after.over()) {
            return open;
        }
        Office.ALL.stream()
                .filter(office ->
                        after.court().holds(owner, office) && !before.court().holds(owner, office))
                .forEach(office -> open.add(Message.of("own-card.open.office", "office", Say.office(office))));
        Owner.PROVINCES.stream()
                .filter(other -> after.pacts().offered(other, owner))
                .forEach(other -> open.add(Message.of("own-card.open.agreement", "other", Say.owner(other))));
        after.quests().active().stream()
                .filter(quest -> before.quests().find(quest.id()).isEmpty())
                .forEach(quest -> open.add(Message.of("own-card.open.mission", "quest", missions.describe(quest))));
        int era = after.province(owner).era();
        open.add(Message.of("own-card.open.actions", "count", book.era(era).actions()));
        return open;
    }
}
