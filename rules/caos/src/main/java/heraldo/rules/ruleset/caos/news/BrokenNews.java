package heraldo.rules.ruleset.caos.news;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Battle;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * News of alliances that did not stand, where everybody may read the orders: one for each planet, with all that came of it there.
 * Who counted on it is what they wrote. What somebody named in it has not signed is nobody's news, like a swap that only one of two
 * wrote; and nobody is named who has signed something else, only whoever has signed and sent nobody.
 */
final class BrokenNews {

    private static final String VOID = "R_ALLY_VOID";
    private static final String NO_INVASION = "no-invasion";
    private static final String UNSIGNED = "missing";

    private final Progress turn;
    private final SortedMap<String, List<Promise>> broken = new TreeMap<>();

    /**
     * Somebody's terms that did not stand.
     *
     * @param flaw the flaw of the terms
     * @param other the ally who let them down
     */
    private record Promise(Seat author, String flaw, Seat other) {

        static Promise of(Seat author, Note note) {
            return new Promise(
                    author,
                    note.arguments().get(0),
                    new Seat(Integer.parseInt(note.arguments().get(1))));
        }

        /** Returns whether the fault is the author's own, so that no ally let them down. */
        boolean onOneself() {
            return author.equals(other);
        }

        /** The ally who let them down, if that one had signed the same. */
        Optional<Seat> signed() {
            return Optional.of(other).filter(any -> flaw.equals(NO_INVASION));
        }

        boolean unsigned() {
            return flaw.equals(UNSIGNED);
        }

        boolean like(Promise first) {
            return flaw.equals(first.flaw) && other.equals(first.other) && !onOneself();
        }
    }

    BrokenNews(Progress turn) {
        this.turn = turn;
        if (turn.law().settings().revealsOrders()) {
            for (Task<Ally> task : turn.tasks(Ally.class)) {
                task.notes().stream()
                        .filter(note -> note.code().equals(VOID))
                        .map(note -> Promise.of(task.seat(), note))
                        .filter(promise -> !promise.onOneself() && !promise.unsigned())
                        .findFirst()
                        .ifPresent(
                                promise -> broken.computeIfAbsent(task.order().planet(), planet -> new ArrayList<>())
                                        .add(promise));
            }
        }
    }

    /** Returns whether terms failed for lack of a signature; their author reads that on the order line. */
    static boolean unsigned(Message told) {
        return UNSIGNED.equals(told.arguments().get("problem"));
    }

    /** The planets of which these news tell everything. */
    SortedSet<String> planets() {
        return Frozen.set(broken.keySet());
    }

    Stream<News> news() {
        return broken.entrySet().stream().map(each -> news(each.getKey(), each.getValue()));
    }

    private News news(String planet, List<Promise> promises) {
        Promise first = promises.get(0);
        List<Seat> believers = promises.stream()
                .filter(promise -> promise.like(first))
                .map(Promise::author)
                .toList();
        Optional<Battle> battle = turn.battle(planet);
        Optional<Seat> taker = battle.flatMap(Battle::conqueror);
        return News.of(
                "alliance-" + first.flaw(),
                about(believers, first.signed(), battle),
                battle.map(BattleNews::size).orElse(0),
                "place",
                Places.planet(planet),
                "seat",
                taker.orElse(first.author()),
                "seats",
                believers,
                "other",
                first.other(),
                "foe",
                battle.flatMap(Battle::loser).<Object>map(owner -> owner).orElseGet(() -> Message.of("nobody")),
                "apart",
                battle.filter(each -> each.sides().size() > 1).isPresent() ? "yes" : "no",
                "fate",
                battle.map(BrokenNews::fate).orElseGet(() -> Message.of("news-fate.none")));
    }

    private static List<Seat> about(List<Seat> believers, Optional<Seat> other, Optional<Battle> battle) {
        return Stream.of(
                        believers,
                        other.stream().toList(),
                        battle.map(BattleNews::everybody).orElse(List.of()),
                        battle.flatMap(Battle::loser).stream().toList())
                .flatMap(Collection::stream)
                .distinct()
                .toList();
    }

    /** Tells the outcome of the battle for the planet. */
    static Message fate(Battle battle) {
        Message told = Message.of(
                "news-fate." + kind(battle),
                "owner",
                battle.winner().receiver(),
                "who",
                BattleNews.everybody(battle),
                "odds",
                BattleNews.odds(battle));
        return battle.loser().map(foe -> told.with("foe", foe)).orElse(told);
    }

    private static String kind(Battle battle) {
        if (battle.conqueror().isEmpty()) {
            return battle.loser().isPresent() ? "kept" : "free";
        }
        if (battle.tied()) {
            return "drawn";
        }
        return battle.loser().isPresent() ? "taken-from" : "taken";
    }
}
