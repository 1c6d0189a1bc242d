package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Patience;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.discord.front.Days;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.Speech;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The fields of every form of a draft but the one for its clock. */
final class Blanks {

    private static final String WORDS = "discord.opening.";
    private static final List<Integer> WINDOWS = List.of(0, 1, 2, 5, 10, 15, 30, 60);
    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_REMINDERS = 30;

    private final DraftBench bench;
    private final Speech plain;
    private final SortedMap<String, String> given;

    Blanks(DraftBench bench) {
        this.bench = bench;
        this.plain = bench.plain();
        this.given = bench.plan().draft().given();
    }

    List<Blank> of(DraftForm form) {
        Campaign campaign = bench.campaign();
        Terms terms = campaign.terms();
        return switch (form) {
            case NAME ->
                List.of(
                        box(Wish.NAME, bench.game().name(bench.call().tongue()), campaign.name(), LONGEST_NAME, true),
                        language(campaign));
            case CLOCK -> new ClockForm(bench).blanks();
            case QUIET -> List.of(quiet(campaign.cadence()));
            case PACE ->
                List.of(
                        yesNo(Wish.EARLY, terms.early().possible()),
                        window(terms.early().window()),
                        reminder(terms.reminders()),
                        yesNo(Wish.SHOW_DUE, terms.showsDue()));
            case ABSENCE -> List.of(patience(), yesNo(Wish.REGENT, Boolean.parseBoolean(given.get(Wish.REGENT))));
            case PRESS ->
                List.of(
                        press(terms.press().allowed()),
                        yesNo(Wish.RECORDED, terms.press().recorded()),
                        yesNo(Wish.GM_SEES, terms.gameMasterSees()),
                        yesNo(Wish.SIMULATE, terms.simulate()),
                        yesNo(Wish.PUBLISH, terms.press().published()));
        };
    }

    private Blank language(Campaign campaign) {
        Locale reader = bench.call().tongue().locale();
        List<MenuChoice> choices = bench.context().dictionary().tongues().stream()
                .map(tongue -> MenuChoice.of(tongue.code(), tongue.locale().getDisplayLanguage(reader), ""))
                .toList();
        return menu(Wish.LANGUAGE, choices, campaign.home().language().getLanguage(), 1);
    }

    private Blank quiet(Cadence cadence) {
        String now = Days.typed(cadence.quiet());
        return Blank.option(
                Wish.QUIET,
                new ModalForm.Input(
                        Wish.QUIET,
                        plain.say("discord.panel.field-quiet"),
                        plain.say("discord.panel.about-quiet"),
                        plain.say("discord.panel.hint-quiet"),
                        Optional.of(now),
                        Days.LONGEST,
                        false),
                now);
    }

    private Blank window(int now) {
        SortedSet<Integer> windows = new TreeSet<>(WINDOWS);
        windows.add(now);
        List<MenuChoice> choices = windows.stream()
                .map(minutes ->
                        MenuChoice.of(String.valueOf(minutes), plain.say(WORDS + "minutes", "minutes", minutes), ""))
                .toList();
        return menu(Wish.WINDOW, choices, String.valueOf(now), 1);
    }

    /** A game may have an option for it that says no more than that something cannot be read. */
    private Blank reminder(Reminders now) {
        Blank box = box(Wish.REMINDER, "24 3", now.toString(), LONGEST_REMINDERS, true);
        return new Blank(box.name(), box.field(), box.now(), (draft, typed) -> {
            Reminders unused = Reminders.of(typed);
            return draft.with(Wish.REMINDER, typed);
        });
    }

    /** Games with rules of their own for silent players know none that is usual. */
    private Blank patience() {
        boolean regents = bench.context()
                .manifest(bench.game().id())
                .customs()
                .forSilence()
                .knowsRegents();
        String now = Optional.ofNullable(given.get(Wish.PATIENCE)).orElse(regents ? Patience.USUAL.code() : "");
        List<MenuChoice> choices = Arrays.stream(Patience.values())
                .map(each -> MenuChoice.of(each.code(), patience(each, regents), ""))
                .toList();
        return menu(Wish.PATIENCE, choices, now, 0);
    }

    private String patience(Patience patience, boolean regents) {
        return plain.say(regents ? "discord.patience." + patience.code() : WORDS + "patience-" + patience.code());
    }

    private Blank press(Press now) {
        List<MenuChoice> choices = Arrays.stream(Press.values())
                .map(each -> MenuChoice.of(each.code(), plain.say("discord.press.allowed." + each.code()), ""))
                .toList();
        return menu(Wish.PRESS, choices, now.code(), 1);
    }

    private Blank yesNo(String option, boolean now) {
        List<MenuChoice> choices = Stream.of(true, false)
                .map(value -> MenuChoice.of(
                        String.valueOf(value), plain.say(WORDS + "answer", "yes", String.valueOf(value)), ""))
                .toList();
        return menu(option, choices, String.valueOf(now), 1);
    }

    private Blank menu(String option, List<MenuChoice> choices, String now, int least) {
        List<MenuChoice> lines = choices.stream()
                .map(choice -> MenuChoice.of(
                                choice.value(), bench.call().tongue().capital(choice.label()), choice.about())
                        .withChosen(choice.value().equals(now)))
                .toList();
        return Blank.option(
                option,
                new ModalForm.Menu(
                        option,
                        plain.say(WORDS + "field-" + option),
                        plain.say(WORDS + "about-" + option),
                        lines,
                        least,
                        1),
                now);
    }

    private Blank box(String option, String example, String now, int most, boolean needed) {
        String label = plain.say(WORDS + "field-" + option);
        return Blank.option(option, new ModalForm.Input(option, label, example, Optional.of(now), most, needed), now);
    }
}
