package heraldo.bot.discord.opening;

import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.page.OptionText;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OptionSpec;
import java.util.List;
import java.util.Optional;

/** An option of the ruleset as a field of a form: a menu of its values, or a box for what cannot be listed. */
final class OptionField {

    private static final String WORDS = "discord.opening.";
    private static final String PREFIX = "option.";
    private static final int SHORT = 100;

    private final DraftBench bench;
    private final OptionSpec spec;
    private final Speech plain;
    private final OptionText words;

    OptionField(DraftBench bench, OptionSpec spec) {
        this.bench = bench;
        this.spec = spec;
        this.plain = bench.plain();
        this.words = new OptionText(plain);
    }

    /** The value that it has. */
    String value() {
        return bench.campaign().options().getOrDefault(spec.key(), spec.fallback());
    }

    /** Returns the option's range, or its default, in a few words. */
    String range() {
        return spec.domain().least().isPresent()
                ? plain.say(
                        WORDS + "range",
                        "least",
                        spec.domain().least().get(),
                        "most",
                        spec.domain().most().orElseThrow())
                : plain.say(WORDS + "usual", "value", words.value(spec, spec.fallback()));
    }

    /** Its value, and what else it may be. */
    String now() {
        String value = bench.call().tongue().capital(words.value(spec, value()));
        boolean plainly = spec.domain().least().isEmpty() && value().equals(spec.fallback());
        return plain.say(WORDS + "now", "value", value, "range", plainly ? plain.say(WORDS + "as-usual") : range());
    }

    /** Returns the option's name and, if its values are not listed, its range, which a text input does not show. */
    String note() {
        String name = bench.name(spec.key());
        return spec.allowed().isEmpty() ? name + "\n" + hint() : name;
    }

    private String hint() {
        return bench.call().tongue().capital(range());
    }

    /** The field under a label. */
    Blank blank(String label) {
        String name = PREFIX + spec.key();
        if (!spec.allowed().isEmpty()) {
            return new Blank(name, menu(name, label), value(), this::filled);
        }
        String now = shown();
        return new Blank(
                name,
                new ModalForm.Input(name, label, hint(), Optional.of(now), Math.max(SHORT, now.length()), false),
                now,
                this::filled);
    }

    private ModalForm.Menu menu(String name, String label) {
        List<MenuChoice> choices = spec.allowed().stream()
                .limit(DiscordLimit.SELECT_OPTIONS.most())
                .map(value -> MenuChoice.of(value, bench.call().tongue().capital(words.value(spec, value)), "")
                        .withChosen(value.equals(value())))
                .toList();
        return new ModalForm.Menu(name, label, hint(), choices, 1, 1);
    }

    /** Empty where the usual value has a name that nobody would type. */
    private String shown() {
        boolean named = value().equals(spec.fallback()) && words.isNamed(spec, value());
        return named ? "" : words.value(spec, value());
    }

    private Draft filled(Draft draft, String typed) {
        if (typed.isEmpty()) {
            return draft.leaving(spec.key());
        }
        String value = spec.normal(typed)
                .orElseThrow(() -> Refusals.of(
                        "option-value", "typed", typed, "option", bench.name(spec.key()), "range", range()));
        return value.equals(spec.fallback()) ? draft.leaving(spec.key()) : draft.choosing(spec.key(), value);
    }
}
