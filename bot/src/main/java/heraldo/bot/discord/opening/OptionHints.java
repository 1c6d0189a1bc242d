package heraldo.bot.discord.opening;

import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.OptionWords;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The autocompletion for a game's options, in words. */
public final class OptionHints {

    /** Choices that have been typed whole, and what begins behind them. */
    private static final Pattern TYPED = Pattern.compile("((?:[^\\s,;=]+=[^\\s,;]+[\\s,;]+)*)(.*)", Pattern.DOTALL);

    /** A choice whose value is being typed. */
    private static final Pattern BEGUN = Pattern.compile("([^\\s,;=]+)=(.*)", Pattern.DOTALL);

    private final OptionTable options;
    private final Speech speech;
    private final OptionWords words;

    public OptionHints(OptionTable options, Speech speech) {
        this.options = options;
        this.speech = speech.plain();
        this.words = new OptionWords(speech.words());
    }

    /** Suggests how typed text can go on: another option, or a value of the one at its end. */
    public List<Suggestion> suggestions(String typed) {
        Matcher parts = TYPED.matcher(typed);
        parts.matches();
        String before = parts.group(1);
        Matcher begun = BEGUN.matcher(parts.group(2));
        Optional<OptionSpec> spec = begun.matches() ? options.find(begun.group(1)) : Optional.empty();
        Stream<Suggestion> next = spec.isPresent()
                ? Suggestions.fitting(values(before, spec.get()).toList(), begun.group(2)).stream()
                : Suggestions.fitting(others(before).toList(), parts.group(2)).stream();
        return next.filter(each -> each.value().length() <= DiscordLimit.CHOICE_VALUE.most())
                .toList();
    }

    /** The options that are not chosen yet, each with its first value that is not the usual one. */
    private Stream<Suggestion> others(String before) {
        SortedMap<String, String> chosen = options.keyed(OptionList.read(before));
        return options.specs().stream()
                .filter(spec -> !chosen.containsKey(spec.key()))
                .map(spec -> choice(
                        before,
                        spec,
                        spec.allowed().stream()
                                .filter(value -> !value.equals(spec.fallback()))
                                .findFirst()
                                .orElse(spec.fallback())));
    }

    private Stream<Suggestion> values(String before, OptionSpec spec) {
        List<String> values = spec.allowed().isEmpty() ? List.of(spec.fallback()) : spec.allowed();
        return values.stream().map(value -> choice(before, spec, value));
    }

    private Suggestion choice(String before, OptionSpec spec, String value) {
        String label = said(words.value(spec.key(), value)) + " · " + said(words.name(spec.key()));
        return new Suggestion(label, before + spec.key() + "=" + value);
    }

    private String said(Object name) {
        return name instanceof Message message ? speech.say(message) : ((PlayerText) name).text();
    }
}
