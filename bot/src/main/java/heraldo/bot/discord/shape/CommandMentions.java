package heraldo.bot.discord.shape;

import heraldo.bot.discord.text.Tongue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Commands that a text names as code, {@code `/órdenes pegar`}, as mentions that can be pressed.
 *
 * <p>A mention shows its own words, and Discord's client finds the command only by its base name: a mention in another language
 * would not be clickable. So mentions use the base name, whatever the language of the surrounding text; a click writes the
 * command in the reader's language. What cannot be a mention stays code in the reader's language: a command whose id is not
 * known yet, and a word that several commands begin with.
 */
public final class CommandMentions {

    /**
     * A block of code, in which nothing is a mention; else a command as code, perhaps with the option that is to be filled in.
     */
    private static final Pattern NAMED =
            Pattern.compile("```[\\s\\S]*?```|(?<![\\\\`])`/([\\p{L}\\p{N}_' -]+?)(?: ([\\p{L}\\p{N}_-]+:))?`(?!`)");

    private final Map<String, String> bases = new TreeMap<>();
    private volatile Map<String, String> ids = Map.of();

    /** Mentions of commands of these forms, by their names in any language. */
    public CommandMentions(List<CommandShape> forms) {
        forms.forEach(form -> bases.put(form.fullName(), form.fullName()));
        forms.forEach(this::translate);
    }

    private void translate(CommandShape form) {
        for (Tongue tongue : new TreeSet<>(form.path().get(0).names().keySet())) {
            bases.putIfAbsent(form.fullName(tongue), form.fullName());
        }
    }

    /** From now on these commands can be pressed: the numbers that Discord gave them, by their base names. */
    public void registered(Map<String, String> numbers) {
        ids = Map.copyOf(numbers);
    }

    /** The same text with its commands as mentions. */
    public String in(String text) {
        return NAMED.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(mention(found).orElseGet(found::group)));
    }

    private Optional<String> mention(MatchResult found) {
        return Optional.ofNullable(found.group(1))
                .map(bases::get)
                .flatMap(this::pressable)
                .map(mention -> found.group(2) == null ? mention : mention + " `" + found.group(2) + "`");
    }

    private Optional<String> pressable(String base) {
        return Optional.ofNullable(ids.get(base.split(" ", 2)[0])).map(id -> "</" + base + ":" + id + ">");
    }
}
