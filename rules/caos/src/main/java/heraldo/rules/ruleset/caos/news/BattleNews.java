package heraldo.rules.ruleset.caos.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Battle;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** News of attacked planets, each told once; what one band takes alone and undisputed is told together. */
final class BattleNews {

    private static final String CADIA = "CADIA";

    private BattleNews() {}

    /**
     * All of them but those of some planets.
     *
     * @param told of which others tell
     */
    static Stream<News> of(Progress turn, Set<String> told) {
        List<News> news = new ArrayList<>();
        SortedMap<Seat, List<Battle>> plain = new TreeMap<>();
        for (Battle battle : turn.battles()) {
            if (told.contains(battle.planet())) {
                continue;
            }
            if (plain(battle)) {
                plain.computeIfAbsent(battle.conqueror().orElseThrow(), seat -> new ArrayList<>())
                        .add(battle);
            } else {
                news.add(news(kind(battle), battle));
            }
        }
        plain.forEach((seat, won) -> news.add(won.size() == 1 ? one(won.get(0)) : many(seat, won)));
        return news.stream();
    }

    /** Taken by one band that nobody else met there. */
    private static boolean plain(Battle battle) {
        return battle.conqueror().isPresent()
                && battle.sides().size() == 1
                && !battle.winner().allied()
                && !battle.planet().equals(CADIA);
    }

    private static String kind(Battle battle) {
        boolean won = battle.conqueror().isPresent();
        if (won && battle.planet().equals(CADIA)) {
            return "cadia";
        }
        String held = won ? "" : "-held";
        if (battle.sides().size() > 1) {
            return (battle.tied() ? "draw" : "race") + held;
        }
        return battle.winner().allied() ? "alliance" + held : battle.loser().isPresent() ? "held" : "held-free";
    }

    private static News one(Battle battle) {
        return news(battle.loser().isPresent() ? "conquest" : "conquest-free", battle);
    }

    private static News news(String kind, Battle battle) {
        Seat seat = battle.winner().receiver();
        return News.of(
                kind,
                about(battle),
                size(battle),
                "place",
                Places.planet(battle.planet()),
                "seat",
                seat,
                "who",
                everybody(battle),
                "best",
                List.copyOf(battle.victors()),
                "foe",
                battle.loser().<Object>map(owner -> owner).orElseGet(() -> Message.of("nobody")),
                "owned",
                battle.loser().isPresent() ? "yes" : "no",
                "allied",
                battle.winner().allied() ? "yes" : "no",
                "odds",
                odds(battle),
                "even",
                battle.winner().value() == battle.before() + battle.defence() ? "yes" : "no",
                "dead",
                battle.before() - battle.after());
    }

    static int size(Battle battle) {
        return battle.winner().value() + battle.before() + battle.defence();
    }

    /** The planet's owner after the battle first. */
    private static List<Seat> about(Battle battle) {
        List<Seat> about = new ArrayList<>();
        if (battle.conqueror().isPresent()) {
            about.add(battle.winner().receiver());
        } else {
            battle.loser().ifPresent(about::add);
        }
        everybody(battle).stream().filter(seat -> !about.contains(seat)).forEach(about::add);
        return about;
    }

    static List<Seat> everybody(Battle battle) {
        SortedSet<Seat> seats = new TreeSet<>();
        battle.sides().forEach(side -> seats.addAll(side.units().keySet()));
        return List.copyOf(seats);
    }

    /** The strongest side's units against what the planet had to resist them. */
    static Message odds(Battle battle) {
        String people = battle.before() > 0 ? "people" : "open";
        return Message.of(
                "news-odds." + (battle.defence() == 0 ? people : battle.before() > 0 ? "both" : "defence"),
                "most",
                battle.winner().value(),
                "people",
                battle.before(),
                "defence",
                battle.defence());
    }

    /** A planet, and whose it was. */
    private static Message booty(Battle battle) {
        Message place = Places.planet(battle.planet());
        return battle.loser()
                .map(foe -> Message.of("news-booty", "place", place, "foe", foe))
                .orElse(place);
    }

    private static News many(Seat seat, List<Battle> won) {
        SortedSet<Seat> foes = new TreeSet<>();
        won.forEach(battle -> battle.loser().ifPresent(foes::add));
        List<Seat> about = new ArrayList<>(List.of(seat));
        about.addAll(foes);
        return News.of(
                foes.isEmpty() ? "conquests" : "conquests-from",
                about,
                won.stream().mapToInt(battle -> battle.winner().value()).sum(),
                "seat",
                seat,
                "places",
                Places.planets(won.stream().map(Battle::planet).toList()),
                "booty",
                won.stream().map(BattleNews::booty).toList(),
                "planets",
                won.size(),
                "foes",
                List.copyOf(foes));
    }
}
