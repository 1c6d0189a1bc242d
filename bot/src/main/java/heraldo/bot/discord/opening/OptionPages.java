package heraldo.bot.discord.opening;

import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.page.ChosenOptions;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import java.util.List;
import java.util.Optional;

/** The options of the ruleset that nothing else on the draft asks for: a menu of them with their values, and a form for each. */
final class OptionPages {

    private static final String WORDS = "discord.opening.";
    private final DraftBench bench;
    private final Speech plain;

    OptionPages(DraftBench bench) {
        this.bench = bench;
        this.plain = bench.plain();
    }

    private List<OptionSpec> specs() {
        return bench.own().specs().stream()
                .filter(spec -> spec.asked().isEmpty())
                .toList();
    }

    /** An option that was chosen by its key. */
    Optional<OptionSpec> chosen(String key) {
        return specs().stream().filter(spec -> spec.key().equals(key)).findFirst();
    }

    /** The option with a number: keys are too long for ids. */
    Optional<OptionSpec> numbered(String number) {
        return specs().stream().filter(spec -> number(spec).equals(number)).findFirst();
    }

    private String number(OptionSpec spec) {
        return String.valueOf(specs().indexOf(spec));
    }

    Card card(int page) {
        List<String> chosen =
                ChosenOptions.lines(new OptionTable(specs()), bench.campaign().options(), bench.speech());
        String heading = Card.heading(bench.speech()
                .say(
                        WORDS + "options-title",
                        "game",
                        bench.game().name(bench.call().tongue())));
        String told = bench.speech().say(WORDS + "options-about", "count", chosen.size());
        Part words = new Words(heading + "\n" + told + "\n" + String.join("\n", chosen));
        Part keys = new Keys(List.of(bench.key("back", OpeningPress.SHOW, "")));
        List<MenuChoice> choices = specs().stream().map(this::choice).toList();
        if (choices.isEmpty()) {
            return new Card("", Tone.CALM.rgb(), List.of(words, keys));
        }
        Part menu = new Card.Menu(
                plain.say(WORDS + "which-option"),
                bench.componentId(OpeningPress.OPTION, ""),
                MenuPages.of(choices, page, plain),
                1);
        return new Card("", Tone.CALM.rgb(), List.of(words, menu, keys));
    }

    private MenuChoice choice(OptionSpec spec) {
        return MenuChoice.of(spec.key(), bench.name(spec.key()), new OptionField(bench, spec).now());
    }

    /** The form for one option: what it decides, and its value. */
    ModalForm form(OptionSpec spec) {
        OptionField field = new OptionField(bench, spec);
        return new ModalForm(
                plain.say(WORDS + "option-title"),
                bench.componentId(OpeningPress.VALUE, number(spec)),
                List.of(
                        new ModalForm.Note(field.note()),
                        field.blank(plain.say(WORDS + "value")).field()));
    }
}
