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

/** News of swaps and gifts. Facts of the orders, never reasons. */
final class PaperNews {

    private PaperNews() {}

    static Stream<News> of(Progress turn) {
        return turn.bargains().stream().flatMap(bargain -> bargain(bargain).stream());
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
