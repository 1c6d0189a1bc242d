package heraldo.bot.discord.page;

import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Bundle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The rules of a ruleset by topic, in one language. Topics are the words below {@code topic} in the ruleset's bundles:
 * {@code topic.<id>.title} and {@code topic.<id>.text}.
 */
public final class RuleTopics {

    private static final String PREFIX = "topic.";
    private static final String TITLE = ".title";

    private final Bundle words;

    public RuleTopics(Game game, Tongue tongue) {
        this.words = game.words(tongue);
    }

    /** One topic. */
    public record Topic(String id, String title, String text) {}

    /** All topics, sorted by their ids. */
    public List<Topic> topics() {
        return words.keys().stream()
                .filter(key -> key.startsWith(PREFIX) && key.endsWith(TITLE))
                .map(key -> topic(key.substring(PREFIX.length(), key.length() - TITLE.length()), key))
                .toList();
    }

    /** The topic with an id or a title. */
    public Optional<Topic> topic(String typed) {
        return topics().stream()
                .filter(topic -> Suggestions.same(topic.id(), typed) || Suggestions.same(topic.title(), typed))
                .findFirst();
    }

    /** The titles, one on each line. */
    public String contents() {
        return topics().stream().map(topic -> "• " + topic.title()).collect(Collectors.joining("\n"));
    }

    private Topic topic(String id, String titleKey) {
        return new Topic(
                id,
                words.text(titleKey).orElse(id),
                words.text(PREFIX + id + ".text").orElse(""));
    }
}
