package heraldo.bot.discord;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What a campaign's rules say for each reader, sentence by sentence and in both languages, and so what must not be told to
 * whom. A reader is a seat, or nobody in particular.
 */
final class Truth {

    /** Shorter sentences are said of many things. */
    private static final int SHORT = 12;

    private final BotContext context;
    private final Campaign campaign;
    private final List<Seat> seats;
    private final Map<Optional<Seat>, StringBuilder> open = new LinkedHashMap<>();
    private final Set<String> fresh = new LinkedHashSet<>();

    Truth(BotContext context, Campaign campaign, List<Seat> seats) {
        this.context = context;
        this.campaign = campaign;
        this.seats = seats;
        open.put(Optional.empty(), new StringBuilder());
        seats.forEach(seat -> open.put(Optional.of(seat), new StringBuilder()));
    }

    /** A position was reached. */
    <S> void position(Ruleset<S> rules, S state) {
        learn(viewer -> List.of(rules.tell().report(state, viewer)), List.of());
    }

    /** Something was played. */
    void story(Story story) {
        learn(viewer -> List.of(story.seenBy(viewer).chronicle()), story.results());
    }

    /** Somebody wrote something that the rules tell others at once. */
    void notices(List<Notice> notices) {
        for (Tongue tongue : context.dictionary().tongues()) {
            Speech speech = context.speech(campaign, tongue);
            for (Notice notice : notices) {
                String words = plain(speech.say(notice.text()));
                open.get(Optional.of(notice.to())).append(words).append('\n');
                fresh.add(words);
            }
        }
    }

    private void learn(Function<Viewer, List<Chronicle>> told, List<LineResult> results) {
        for (Tongue tongue : context.dictionary().tongues()) {
            for (Optional<Seat> reader : open.keySet()) {
                Viewer viewer = reader.map(Viewer::of).orElse(Viewer.SPECTATOR);
                told.apply(viewer)
                        .forEach(chronicle -> sentences(chronicle, tongue).forEach(sentence -> {
                            open.get(reader).append(sentence).append('\n');
                            fresh.add(sentence);
                        }));
            }
            told.apply(Viewer.DIRECTOR).forEach(chronicle -> fresh.addAll(sentences(chronicle, tongue)));
            results.forEach(result -> outcome(result, tongue));
        }
    }

    /** What came of a line is told to whoever wrote it. */
    private void outcome(LineResult result, Tongue tongue) {
        Speech speech = context.speech(campaign, tongue);
        List<String> words =
                new ArrayList<>(List.of(plain(context.lines(roster(), tongue).apply(result.order()))));
        for (Message detail : result.details()) {
            words.add(plain(speech.say(detail)));
        }
        words.forEach(each -> open.get(Optional.of(result.seat())).append(each).append('\n'));
        fresh.addAll(words);
    }

    private Roster roster() {
        return context.office().campaigns().roster(campaign.id());
    }

    private List<String> sentences(Chronicle chronicle, Tongue tongue) {
        Speech speech = context.speech(campaign, tongue);
        Function<Order, String> lines = context.lines(roster(), tongue);
        List<String> sentences = new ArrayList<>();
        for (Chronicle.Section section : chronicle.sections()) {
            sentences.add(plain(speech.say(section.title())));
            for (Chronicle.Entry entry : section.entries()) {
                sentences.add(plain(speech.say(entry.text())));
                entry.result().ifPresent(result -> sentences.add(plain(lines.apply(result.order()))));
            }
        }
        return sentences;
    }

    /** Sentences that were learnt since this was asked last, and that not everybody may read. */
    List<String> hidden() {
        List<String> hidden = fresh.stream()
                .filter(sentence -> sentence.length() >= SHORT)
                .filter(sentence -> open.values().stream().anyMatch(told -> told.indexOf(sentence) < 0))
                .toList();
        fresh.clear();
        return hidden;
    }

    /** Whether the rules themselves tell something to a reader. */
    boolean tells(Optional<Seat> reader, String words) {
        return open.get(reader).indexOf(words) >= 0;
    }

    /** Words without what makes Discord show them literally. */
    static String plain(String words) {
        return words.replaceAll("[\\\\`\u200b]", "");
    }
}
