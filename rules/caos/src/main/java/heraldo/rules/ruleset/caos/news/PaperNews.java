package heraldo.rules.ruleset.caos.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Bargain;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** News of swaps and gifts. Facts of the orders, never reasons; what only one of the two wrote is nobody's news. */
final class PaperNews {

    private PaperNews() {}

    static Stream<News> of(Progress turn) {
        return turn.bargains().stream().flatMap(bargain -> bargain(bargain).stream());
    }

    private static Optional<News> bargain(Bargain bargain) {
        boolean lost = bargain.failure()
                .filter(note -> note.code().equals("R_SWAP_VOID"))
                .isPresent();
        if (bargain.failure().isPresent() && !lost) {
            return Optional.empty();
        }
        return Optional.of(News.of(
                bargain.gift() ? "gift" : lost ? "swap-void" : "swap",
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
}
