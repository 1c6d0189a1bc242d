package heraldo.bot.discord.page;

import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The story of a turn: one embed for each section. Sentences that say nothing are no lines. */
public final class StoryEmbeds {

    /** Runs of spaces, which empty parts leave in a sentence. */
    private static final Pattern GAP = Pattern.compile(" {2,}");

    private static final String DONE = "✔ ";

    private final Speech speech;
    private final Function<Order, String> orders;

    /**
     * Embeds in a language.
     *
     * @param orders the canonical text of an order in that language
     */
    public StoryEmbeds(Speech speech, Function<Order, String> orders) {
        this(speech, order -> Optional.empty(), orders);
    }

    /**
     * The same with orders in words.
     *
     * @param words what somebody wants with an order; empty if it is told as it is typed
     */
    public StoryEmbeds(Speech speech, Function<Order, Optional<Message>> words, Function<Order, String> orders) {
        this.speech = speech;
        this.orders =
                order -> words.apply(order).map(speech::say).orElseGet(() -> OrderLine.shown(orders.apply(order)));
    }

    /** All of a chronicle that has been made for the reader's eyes. */
    public List<Embed> of(Chronicle chronicle) {
        List<Embed> embeds = new ArrayList<>();
        for (Section section : chronicle.sections()) {
            String text = text(section);
            if (!text.isBlank()) {
                embeds.add(Embed.of(speech.inLine().say(section.title()), text));
            }
        }
        return embeds;
    }

    public List<Embed> of(Story story) {
        return of(story.chronicle());
    }

    private String text(Section section) {
        List<String> lines = new ArrayList<>();
        section.entries().stream()
                .map(this::line)
                .filter(line -> !line.isBlank())
                .forEach(lines::add);
        return String.join("\n", lines);
    }

    /** Of an order that came off there may be nothing more to say than that; what did not happen has no words at all. */
    private String line(Entry entry) {
        String said = GAP.matcher(speech.say(entry.text())).replaceAll(" ").strip();
        return entry.result()
                .map(result -> orders.apply(result.order()))
                .map(order -> said.isEmpty() ? DONE + order : order + " → " + said)
                .orElse(said);
    }
}
