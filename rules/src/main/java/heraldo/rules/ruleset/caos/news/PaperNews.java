package heraldo.rules.ruleset.caos.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Bargain;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** News of what was written down: alliances that are void, swaps and gifts. Facts of the orders, never reasons. */
final class PaperNews {

    private static final String VOID = "R_ALLY_VOID";

    private PaperNews() {}

    static Stream<News> of(Progress turn) {
        return Stream.concat(alliances(turn), turn.bargains().stream().flatMap(bargain -> bargain(bargain).stream()));
    }

    /** One for each planet, where everybody may read the orders. */
    private static Stream<News> alliances(Progress turn) {
        SortedMap<String, News> broken = new TreeMap<>();
        if (turn.law().option("revealOrders")) {
            for (Task<Ally> task : turn.tasks(Ally.class)) {
                flaw(task).ifPresent(note -> broken.putIfAbsent(task.order().planet(), broken(task, note)));
            }
        }
        return broken.values().stream();
    }

    private static Optional<Note> flaw(Task<Ally> task) {
        return task.notes().stream().filter(note -> note.code().equals(VOID)).findFirst();
    }

    private static News broken(Task<Ally> task, Note note) {
        Seat other = new Seat(Integer.parseInt(note.arguments().get(1)));
        return News.of(
                "alliance-" + note.arguments().get(0),
                List.of(task.seat(), other),
                0,
                "place",
                Places.planet(task.order().planet()),
                "seat",
                task.seat(),
                "other",
                other);
    }

    private static Optional<News> bargain(Bargain bargain) {
        if (bargain.gift() && bargain.failure().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(News.of(
                kind(bargain),
                List.of(bargain.giver(), bargain.taker()),
                bargain.give().size() + bargain.get().size(),
                "seat",
                bargain.giver(),
                "other",
                bargain.taker(),
                "give",
                Places.planets(bargain.give()),
                "get",
                Places.planets(bargain.get()),
                "why",
                bargain.failure().map(Note::message).orElseGet(() -> Message.of("nothing"))));
    }

    private static String kind(Bargain bargain) {
        if (bargain.gift()) {
            return "gift";
        }
        return bargain.failure()
                .map(note -> note.code().equals("R_SWAP_VOID") ? "swap-void" : "swap-unmatched")
                .orElse("swap");
    }
}
