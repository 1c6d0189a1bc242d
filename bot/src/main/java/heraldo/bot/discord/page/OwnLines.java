package heraldo.bot.discord.page;

import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The results of a seat's lines, each with a sign, its words and its result. */
final class OwnLines {

    private static final String DONE = "✔";
    private static final String FAILED = "✖";

    private final Speech speech;
    private final Tongue tongue;
    private final Function<Order, String> orders;
    private final Predicate<LineResult> done;
    private final Function<LineResult, Optional<Message>> setback;
    private final UnaryOperator<String> signs;

    /**
     * Lines in a language.
     *
     * @param orders an order in words of that language, as markdown
     * @param played whether a line was played as it says
     * @param setback why one that was played came to nothing all the same
     * @param signs how a sign is shown
     */
    OwnLines(
            Speech speech,
            Tongue tongue,
            Function<Order, String> orders,
            Predicate<LineResult> played,
            Function<LineResult, Optional<Message>> setback,
            UnaryOperator<String> signs) {
        this.speech = speech;
        this.tongue = tongue;
        this.orders = orders;
        this.done = result -> played.test(result) && setback.apply(result).isEmpty();
        this.setback = setback;
        this.signs = signs;
    }

    /** The lines that failed first: they are what may have to be written again. */
    List<String> of(Story story, Seat seat) {
        List<LineResult> own = story.results().stream()
                .filter(result -> result.seat().equals(seat))
                .toList();
        return Stream.concat(own.stream().filter(done.negate()), own.stream().filter(done))
                .map(result -> line(result, words(story, result)))
                .toList();
    }

    private String line(LineResult result, String words) {
        String order = result.line() == 0 ? "" : orders.apply(result.order());
        return Stream.of(signs.apply(done.test(result) ? DONE : FAILED), order, tongue.capital(words))
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining(" "));
    }

    /** Returns the effect of a line, or the reason of its failure; the sign before it says which of the two. */
    private String words(Story story, LineResult result) {
        List<Message> details = result.details();
        boolean bare = done.test(result) && result.line() > 0;
        Optional<Message> told = bare ? Optional.empty() : setback.apply(result).or(() -> outcome(story, result));
        boolean whole = done.test(result) || told.isEmpty();
        Stream<Message> all = whole ? Stream.concat(told.stream(), details.stream()) : told.stream();
        String said =
                all.map(speech::say).map(String::strip).reduce(OwnLines::joined).orElse("");
        return said.startsWith(FAILED) ? said.substring(FAILED.length()).strip() : said;
    }

    /** Sentences stand one after another, what is no sentence behind a sign of its own. */
    private static String joined(String before, String next) {
        if (before.endsWith(".")) {
            return before + " " + next;
        }
        return before + (next.endsWith(".") ? ". " : "; ") + next;
    }

    private static Optional<Message> outcome(Story story, LineResult result) {
        return story.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry ->
                        entry.result().filter(told -> same(told, result)).isPresent())
                .map(Entry::text)
                .findFirst();
    }

    /** The chronicle may say of a line what came of it in other words. */
    private static boolean same(LineResult told, LineResult result) {
        return told.seat().equals(result.seat())
                && told.line() == result.line()
                && told.order().equals(result.order());
    }
}
