package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.Tidings;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The balance of turns for one seat: buildings, point cards and lost cards, soldiers that came near, its hand. */
public final class OwnNews {

    /** The keys of messages about the hand: a gain, a loss, or both. */
    private static final List<String> HAND = List.of("deed.hand-gain", "deed.hand-loss", "deed.hand-change");

    private static final String ROBBED = "deed.robbed-card";
    private static final String CUT = "deed.discarded-cards";
    private static final List<String> TOLD_OTHERWISE =
            Stream.concat(HAND.stream(), Stream.of(ROBBED, CUT)).toList();

    private final Position before;
    private final Position after;
    private final Places places;
    private final Tidings tidings;
    private final Seat seat;
    private final List<Message> whispers;

    private OwnNews(Aftermath<Position> turn, Tidings tidings) {
        this.before = turn.before();
        this.after = turn.after();
        this.places = new Places(after.board());
        this.tidings = tidings;
        this.seat = tidings.seat();
        this.whispers = tidings.secrets(turn);
    }

    /** The card of a seat. */
    public static OwnCard of(Aftermath<Position> turn, List<News> news, Seat seat) {
        OwnNews own = new OwnNews(turn, new Tidings(news, seat));
        return new OwnCard(own.losses(), own.kept(), own.secrets(), own.near(), own.store(), own.open());
    }

    private Buildings buildings(Position position) {
        return position.side(seat).buildings();
    }

    /** Buildings first, then point cards, soldiers and cards; a seat that resigns loses nothing against its will. */
    private List<Loss> losses() {
        if (after.side(seat).player().resigned()) {
            return List.of();
        }
        List<Loss> losses = new ArrayList<>();
        if (!before.eliminated(seat) && after.eliminated(seat)) {
            losses.add(Loss.of("out"));
        }
        buildings(before).all().stream()
                .filter(corner -> !buildings(after).has(corner))
                .mapToObj(this::building)
                .forEach(losses::add);
        tidings.suffered(kind -> kind.equals("card-taken") || kind.equals("card-lost")).stream()
                .map(news -> Loss.of("honour", "card", argument(news, "card")).with("how", Tidings.told(news)))
                .forEach(losses::add);
        tidings.suffered(kind -> kind.startsWith("duel-")).stream()
                .map(news -> Loss.of("soldier", "how", Tidings.told(news)))
                .forEach(losses::add);
        cards("robber", "robbed", ROBBED, "resource").forEach(losses::add);
        cards("cut", "cut", CUT, "goods").forEach(losses::add);
        return losses;
    }

    private Loss building(int corner) {
        return Loss.of("building", "corner", corner, "place", places.corner(corner))
                .with("city", buildings(before).cities().has(corner) ? "yes" : "no")
                .with("how", Tidings.told(tidings.suffered("corner", corner)));
    }

    /** That cards went everybody knows; which ones only their owner (Y45). */
    private Stream<Loss> cards(String kind, String loss, String whisper, String which) {
        List<Object> gone = whispers.stream()
                .filter(told -> told.key().equals(whisper))
                .flatMap(told -> listed(told.arguments().getOrDefault(which, "")))
                .toList();
        boolean hit = tidings.news().stream().anyMatch(news -> news.kind().equals(kind) && names(news));
        return hit
                ? Stream.of(Loss.of(loss).secretly("cards", gone.isEmpty() ? Message.of("own-card.nothing") : gone))
                : Stream.empty();
    }

    private static Stream<Object> listed(Object argument) {
        return argument instanceof List<?> list ? list.stream().map(Object.class::cast) : Stream.of(argument);
    }

    private boolean names(News news) {
        return argument(news, "who") instanceof List<?> seats && seats.contains(seat);
    }

    private static Object argument(News news, String name) {
        return news.told().arguments().getOrDefault(name, "");
    }

    private List<Message> kept() {
        Buildings has = buildings(after);
        List<Message> kept = new ArrayList<>();
        count("settlements", has.settlements().count(), kept);
        count("cities", has.cities().count(), kept);
        count("soldiers", after.side(seat).troop().count(), kept);
        count("cards", after.side(seat).hand().size(), kept);
        return kept;
    }

    private static void count(String what, int count, List<Message> kept) {
        if (count > 0) {
            kept.add(Message.of("own-card.kept." + what, "count", count));
        }
    }

    /** The hand has a table of its own, lost cards a place further up. */
    private List<Message> secrets() {
        return whispers.stream()
                .filter(told -> !TOLD_OTHERWISE.contains(told.key()))
                .toList();
    }

    /** Soldiers of others that have arrived next to a building. */
    private List<Message> near() {
        List<Message> near = new ArrayList<>();
        for (Seat other : after.seats()) {
            if (!other.equals(seat)) {
                after.side(other).troop().soldiers().stream()
                        .filter(soldier -> came(other, soldier) && beside(soldier.corner()))
                        .map(soldier -> Message.of("own-card.near.soldier", "foe", other)
                                .with("soldier", Say.soldier(soldier.id().kind()))
                                .with("place", places.corner(soldier.corner())))
                        .forEach(near::add);
            }
        }
        return near;
    }

    private boolean came(Seat other, Soldier soldier) {
        Optional<Soldier> was = before.side(other).troop().find(soldier.id());
        return was.map(Soldier::corner)
                .filter(corner -> corner == soldier.corner())
                .isEmpty();
    }

    private boolean beside(int corner) {
        return buildings(after).has(corner)
                || Arrays.stream(Net.neighbours(corner)).anyMatch(buildings(after)::has);
    }

    private List<StoreRow> store() {
        return Resource.ALL.stream()
                .map(resource -> StoreRow.earned(
                        Say.resource(resource),
                        before.side(seat).hand().get(resource),
                        after.side(seat).hand().get(resource),
                        earned(resource)))
                .toList();
    }

    /** Returns the number of cards of a resource that came to the hand, summed over all steps. */
    private int earned(Resource resource) {
        return whispers.stream()
                .filter(told -> HAND.contains(told.key()))
                .flatMap(told -> listed(told.arguments().getOrDefault("gain", "")))
                .filter(Message.class::isInstance)
                .map(Message.class::cast)
                .filter(amount ->
                        Say.resource(resource).equals(amount.arguments().get("resource")))
                .mapToInt(amount -> amount.arguments().get("n") instanceof Integer n ? n : 0)
                .sum();
    }

    private List<Message> open() {
        if (after.over() || after.side(seat).player().resigned()) {
            return List.of();
        }
        List<Message> open = new ArrayList<>();
        if (after.active().equals(seat)) {
            open.add(Message.of(after.round().first() ? "own-card.open.start" : "own-card.open.turn"));
        }
        buildings(before).all().stream()
                .filter(corner ->
                        after.ruins().has(corner) && !after.side(seat).player().resigned())
                .mapToObj(corner -> Message.of("own-card.open.ruin", "place", places.corner(corner)))
                .forEach(open::add);
        int planned = after.side(seat).player().plan().size();
        if (planned > 0) {
            open.add(Message.of("own-card.open.plan", "count", planned));
        }
        return open;
    }
}
