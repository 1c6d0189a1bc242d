package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Gathering;
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
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** News of a tribe's moves in the open: new soldiers and ships, land that it took, marches; a sentence for each sort. */
public record LandNews(Places places, Battles battles, World before, World after) {

    private static final List<String> TOGETHER = List.of("advance", "expansion", "recruits", "ships");

    private Chart chart() {
        return places.chart();
    }

    /** Marches are told when the turn is over, even if it was played order by order; land as it is taken. */
    Stream<News> news(List<Deed> deeds) {
        Optional<Integer> playing = before.active().filter(tribe -> before.stage() == Stage.TURN);
        boolean over = after.stage() == Stage.TICK;
        return Stream.of(
                        mustered(deeds),
                        Deed.some(deeds, Deed.Seized.class).map(this::seized),
                        playing.stream().flatMap(tribe -> land(tribe, taken(over))),
                        playing.filter(tribe -> over).stream().flatMap(this::marched))
                .flatMap(each -> each);
    }

    /** News of a turn that was played order by order: what was taken or mustered again and again, counted once. */
    public static List<News> gathered(List<News> news) {
        return Gathering.of(news, TOGETHER).stream()
                .map(each -> counted(each, "places", "count"))
                .map(each -> counted(each, "foes", "rivals"))
                .toList();
    }

    private static News counted(News news, String things, String number) {
        return TOGETHER.contains(news.kind()) && news.told().arguments().get(things) instanceof List<?> all
                ? counted(news, things, number, all.stream().distinct().toList())
                : news;
    }

    private static News counted(News news, String things, String number, List<?> each) {
        return new News(news.told().with(things, each).with(number, each.size()), news.about(), news.size());
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
        List<News> news = new ArrayList<>();
        SortedSet<Hex> land = open(after.turns().taken());
        if (before.settings().live()) {
            after.strides().stream()
                    .filter(stride -> stride.kind() == Stride.Kind.WON)
                    .forEach(stride -> land.remove(stride.to()));
        }
        if (land.isEmpty()) {
            march("march", tribe, chart()::land, chart()::land, news);
        }
        march("embark", tribe, chart()::land, chart()::sea, news);
        march("fleet", tribe, chart()::sea, chart()::sea, news);
        return news.stream();
    }

    /**
     * Land that changed hands in what was played and has no sentence of its own.
     *
     * @param over whether the turn ends with it
     */
    private List<Hex> taken(boolean over) {
        boolean begins = !before.turns().effort().begun()
                && (over || after.turns().effort().begun());
        SortedSet<Hex> taken = new TreeSet<>(after.turns().taken());
        if (!begins) {
            taken.removeAll(before.turns().taken());
        }
        return Chart.reading(open(taken));
    }

    /** Tiles without cities and ships, and without what the biggest fight for a tile was about. */
    private SortedSet<Hex> open(SortedSet<Hex> hexes) {
        SortedSet<Hex> open = new TreeSet<>(hexes);
        open.removeIf(hex -> !field(hex));
        List<Deed.Fought> fights =
                battles.decisive().stream().filter(fought -> field(fought.to())).toList();
        Battles.biggest(fights).ifPresent(big -> open.remove(big.to()));
        return open;
    }

    private boolean field(Hex hex) {
        return chart().land(hex) && !chart().city(hex);
    }

    private Stream<News> land(int tribe, List<Hex> taken) {
        return taken.isEmpty() ? Stream.empty() : Stream.of(conquest(tribe, taken));
    }

    private News conquest(int tribe, List<Hex> taken) {
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

    /** Returns whether a ship itself went there, and no farther; soldiers who change ships leave theirs behind. */
    private boolean sailed(Stride stride) {
        return after.board().ship(stride.from()).isEmpty()
                && after.strides().stream().noneMatch(next -> next.from().equals(stride.to()));
    }
}
