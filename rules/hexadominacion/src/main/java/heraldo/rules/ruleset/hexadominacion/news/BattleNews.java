package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Odds;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Deed.Fought;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** News of the battles, won and repelled: realms and cities by themselves, the rest in few sentences. */
final class BattleNews {

    private static final int PERMILLE = 10;
    private static final int UNLIKELY = 15;

    private final Round round;
    private final Places places;
    private final Campaign campaign;

    BattleNews(Round round, Places places) {
        this.round = round;
        this.places = places;
        this.campaign = new Campaign(round);
    }

    Stream<News> news() {
        return Stream.of(
                        round.deeds(Deed.Eliminated.class).stream().map(this::downfall),
                        campaign.cities().stream().map(this::city),
                        campaign.disputes().stream().map(this::dispute),
                        campaign.biggest().stream().map(this::battle),
                        rest("conquests", fought -> fought.won() && fought.defender() != Tile.NOBODY),
                        rest("expansion", fought -> fought.won() && fought.defender() == Tile.NOBODY),
                        rest("repelled", fought -> !fought.won()),
                        unpaid())
                .flatMap(each -> each);
    }

    private News downfall(Deed.Eliminated deed) {
        Seat seat = new Seat(deed.by());
        Fought last = Campaign.decisive(round.deeds(Fought.class).stream()
                .filter(fought -> fought.target() == deed.capital() && fought.seat() == deed.by())
                .toList());
        Message told = told("downfall", last).with("hexes", deed.hexes()).with("culture", deed.culture());
        return new News(told, List.of(seat, new Seat(deed.seat())), deed.hexes());
    }

    private News city(Fought fought) {
        boolean free = fought.defender() == Tile.NOBODY;
        int level = round.start().tile(fought.target()).level();
        return news(told(free ? "city-freed" : "city-taken", fought).with("level", level), fought);
    }

    private News battle(Fought fought) {
        boolean free = fought.defender() == Tile.NOBODY;
        String kind = fought.won() ? free ? "battle-free" : "battle-won" : free ? "battle-wild" : "battle-held";
        return news(told(kind, fought), fought);
    }

    /** The winner is named first. */
    private static News news(Message told, Fought fought) {
        List<Seat> about = new ArrayList<>();
        if (fought.defender() != Tile.NOBODY) {
            about.add(new Seat(fought.defender()));
        }
        about.add(fought.won() ? 0 : about.size(), new Seat(fought.seat()));
        return new News(told, about, fought.thrown());
    }

    private Message told(String kind, Fought fought) {
        int conquest =
                Odds.conquest(fought.attack().soldiers(), fought.defence().soldiers()) / PERMILLE;
        int odds = Math.max(1, fought.won() ? conquest : Odds.CERTAIN / PERMILLE - conquest);
        int attack = fought.attack().sum();
        int guard = fought.defence().sum();
        return Message.of(
                "news." + kind,
                "seat",
                new Seat(fought.seat()),
                "foe",
                Say.owner(fought.defender()),
                "place",
                places.full(fought.target()),
                "spot",
                places.brief(fought.target()),
                "sum",
                fought.walkover()
                        ? Message.of("news-sum.empty")
                        : Message.of("news-sum.fought", "attack", attack, "guard", guard),
                "attack",
                attack,
                "guard",
                guard,
                "soldiers",
                fought.attack().soldiers(),
                "fallen",
                fought.attack().fallen(),
                "odds",
                odds,
                "luck",
                odds < UNLIKELY ? "yes" : "no");
    }

    private News dispute(List<Fought> fights) {
        Fought last = Campaign.decisive(fights);
        List<Seat> rivals =
                fights.stream().map(Fought::seat).distinct().map(Seat::new).toList();
        int owner = last.won() ? last.seat() : last.defender();
        String kind = last.won() ? "disputed" : owner == Tile.NOBODY ? "disputed-free" : "disputed-held";
        List<Seat> about = owner == Tile.NOBODY ? List.of() : List.of(new Seat(owner));
        int size = fights.stream().mapToInt(Fought::thrown).sum();
        Message told = told(kind, last)
                .with("rivals", rivals)
                .with("number", rivals.size())
                .with("owner", Say.owner(owner));
        return new News(told, about, size);
    }

    /** Reports the remaining battles of a sort, in one piece for each attacker. */
    private Stream<News> rest(String kind, Predicate<Fought> sort) {
        return grouped(campaign.rest().stream().filter(sort).toList(), Fought::seat).values().stream()
                .map(fights -> rest(kind, fights));
    }

    private News rest(String kind, List<Fought> fights) {
        Seat seat = new Seat(fights.get(0).seat());
        List<Integer> hexes = fights.stream().map(Fought::target).toList();
        List<Object> foes = fights.stream()
                .map(Fought::defender)
                .filter(foe -> foe != Tile.NOBODY)
                .distinct()
                .map(Say::owner)
                .toList();
        Message told = Message.of(
                "news." + kind,
                "seat",
                seat,
                "foes",
                foes,
                "rivals",
                foes.size(),
                "places",
                places.full(hexes),
                "spots",
                places.brief(hexes),
                "number",
                hexes.size(),
                "fallen",
                fallen(fights));
        return new News(told, List.of(seat), hexes.size());
    }

    private static int fallen(List<Fought> fights) {
        int fallen = 0;
        for (Fought fought : fights) {
            fallen += fought.attack().fallen();
        }
        return fallen;
    }

    /** Soldiers lost because they could not be paid, one piece of news for each realm. */
    private Stream<News> unpaid() {
        List<Fought> lacking = round.deeds(Fought.class).stream()
                .filter(fought -> fought.defence().unpaid() > 0)
                .toList();
        return grouped(lacking, Fought::defender).values().stream().map(this::unpaid);
    }

    private News unpaid(List<Fought> fights) {
        Seat seat = new Seat(fights.get(0).defender());
        List<Integer> hexes = fights.stream().map(Fought::target).distinct().toList();
        int lost = fights.stream().mapToInt(fought -> fought.defence().unpaid()).sum();
        Message told = Message.of("news.unpaid", "seat", seat, "lost", lost)
                .with("places", places.full(hexes))
                .with("spots", places.brief(hexes));
        return new News(told, List.of(seat), lost);
    }

    private static SortedMap<Integer, List<Fought>> grouped(List<Fought> fights, Function<Fought, Integer> by) {
        return fights.stream().collect(Collectors.groupingBy(by, TreeMap::new, Collectors.toList()));
    }
}
