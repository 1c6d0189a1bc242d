package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a tribe did in the open: new soldiers and ships, land that it took, marches; a sentence for each sort. */
record LandNews(Places places, Battles battles, World before, World after) {

    private Chart chart() {
        return places.chart();
    }

    /** Land and marches are told when the turn is over, even if it was played order by order. */
    Stream<News> news(List<Deed> deeds) {
        boolean over = before.stage() == Stage.TURN && after.stage() == Stage.TICK;
        return Stream.concat(
                Stream.concat(
                        mustered(deeds), Deed.some(deeds, Deed.Seized.class).map(this::seized)),
                over ? before.today().stream().flatMap(this::marched) : Stream.empty());
    }

    private Stream<News> mustered(List<Deed> deeds) {
        List<Deed.Recruited> recruits = Deed.some(deeds, Deed.Recruited.class).toList();
        List<Deed.Launched> ships = Deed.some(deeds, Deed.Launched.class).toList();
        List<News> news = new ArrayList<>();
        if (!recruits.isEmpty()) {
            int soldiers = recruits.stream().mapToInt(Deed.Recruited::soldiers).sum();
            List<Hex> cities =
                    recruits.stream().map(Deed.Recruited::city).distinct().toList();
            news.add(news("recruits", recruits.get(0).tribe(), soldiers, cities, places.cities(cities)));
        }
        if (!ships.isEmpty()) {
            List<Hex> cities = ships.stream().map(Deed.Launched::city).toList();
            news.add(news("ships", ships.get(0).tribe(), cities.size(), cities, places.cities(cities)));
        }
        return news.stream();
    }

    private static News news(String kind, int tribe, int number, List<Hex> hexes, List<Message> named) {
        Seat seat = new Seat(tribe);
        Message told = Message.of("news." + kind, "seat", seat, "number", number)
                .with("places", named)
                .with("count", hexes.size());
        return new News(told, List.of(seat), number);
    }

    private News seized(Deed.Seized deed) {
        boolean free = deed.owner() == Tribe.NOBODY;
        Message told = Message.of("news." + (free ? "salvage" : "seized"), "seat", new Seat(deed.tribe()))
                .with("foe", free ? Message.of("neutral") : new Seat(deed.owner()))
                .with("place", places.full(deed.ship()))
                .with("spot", places.brief(deed.ship()));
        return new News(told, BattleNews.about(deed.tribe(), deed.owner()), 1);
    }

    private Stream<News> marched(int tribe) {
        List<Hex> taken = taken();
        List<News> news = new ArrayList<>();
        if (!taken.isEmpty()) {
            news.add(
                    before.settings().live()
                            ? news("lands", tribe, taken.size(), taken, places.tiles(taken))
                            : land(tribe, taken));
        }
        if (news.isEmpty()) {
            march("march", tribe, chart()::land, chart()::land, news);
        }
        march("embark", tribe, chart()::land, chart()::sea, news);
        march("fleet", tribe, chart()::sea, chart()::sea, news);
        return news.stream();
    }

    /** Land that changed hands and has no sentence of its own. */
    private List<Hex> taken() {
        SortedSet<Hex> taken = new TreeSet<>(after.turns().taken());
        taken.removeIf(hex -> !chart().land(hex) || chart().city(hex));
        if (before.settings().live()) {
            after.strides().stream()
                    .filter(stride -> stride.kind() == Stride.Kind.WON)
                    .forEach(stride -> taken.remove(stride.to()));
        } else {
            List<Deed.Fought> open = battles.decisive().stream()
                    .filter(fought -> chart().land(fought.to()) && !chart().city(fought.to()))
                    .toList();
            Battles.biggest(open).ifPresent(big -> taken.remove(big.to()));
        }
        return Chart.reading(taken);
    }

    private News land(int tribe, List<Hex> taken) {
        List<Hex> free =
                taken.stream().filter(hex -> owner(hex) == Tribe.NOBODY).toList();
        if (free.size() == taken.size()) {
            return news("expansion", tribe, taken.size(), taken, places.tiles(taken));
        }
        List<Hex> conquered =
                taken.stream().filter(hex -> owner(hex) != Tribe.NOBODY).toList();
        List<Seat> foes =
                conquered.stream().map(this::owner).distinct().map(Seat::new).toList();
        News plain = news("advance", tribe, taken.size(), conquered, places.tiles(conquered));
        Message told = plain.told()
                .with("foes", foes)
                .with("rivals", foes.size())
                .with("free", free.isEmpty() ? Message.of("nothing") : places.tiles(free))
                .with("frees", free.size());
        return new News(told, plain.about(), plain.size());
    }

    private int owner(Hex hex) {
        return before.board().tile(hex).owner();
    }

    /** Marches from one kind of tile to another that took nothing; what was taken is told elsewhere. */
    private void march(String kind, int tribe, Predicate<Hex> from, Predicate<Hex> to, List<News> news) {
        List<Hex> goals = after.strides().stream()
                .filter(stride -> stride.kind() == Stride.Kind.MOVED)
                .filter(stride -> from.test(stride.from()) && to.test(stride.to()))
                .filter(stride -> !after.turns().taken().contains(stride.to()))
                .filter(stride -> !chart().sea(stride.from()) || sailed(stride))
                .map(Stride::to)
                .distinct()
                .toList();
        if (!goals.isEmpty()) {
            news.add(news(kind, tribe, goals.size(), goals, places.tiles(goals)));
        }
    }

    /** Whether a ship itself went there, and no farther; soldiers who change ships leave theirs behind. */
    private boolean sailed(Stride stride) {
        return after.board().ship(stride.from()).isEmpty()
                && after.strides().stream().noneMatch(next -> next.from().equals(stride.to()));
    }
}
