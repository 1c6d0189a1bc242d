package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.ThemeDesk;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.campaign.model.ReminderWish.Where;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Zoom;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Somebody's settings as one message: what they are, and menus that change them in place. */
final class PersonalPanel {

    private static final String WORDS = "discord.settings.";

    /** Hours before a deadline that are offered. */
    private static final List<Integer> HOURS = List.of(72, 48, 24, 12, 6, 3, 1);

    private final BotContext context;
    private final Call call;
    private final Preference preference;
    private final Speech speech;
    private final Tongue tongue;

    PersonalPanel(BotContext context, Call call, Preference preference) {
        this.context = context;
        this.call = call;
        this.preference = preference;
        this.tongue = preference.language().map(context.dictionary()::tongue).orElse(call.tongue());
        this.speech = context.dictionary().speech(tongue);
    }

    Card card() {
        List<Card.Part> parts = new ArrayList<>();
        parts.add(new Card.Words(Card.heading(plain("title")) + "\n" + String.join("\n", told())));
        parts.add(menu(PersonalWishes.LANGUAGE, languages(), 1));
        parts.add(menu(PersonalWishes.THEME, themes(), 1));
        parts.add(menu(PersonalWishes.AHEAD, hours(), HOURS.size()));
        parts.add(menu(PersonalWishes.WHERE, places(), 1));
        parts.add(menu(PersonalWishes.ZOOM, zooms(), 1));
        parts.add(new Card.Keys(List.of(unused(), quietKey())));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    private String plain(String key, Object... arguments) {
        return speech.plain().say(WORDS + key, arguments);
    }

    private List<String> told() {
        return List.of(
                preference
                        .language()
                        .map(said -> speech.say(WORDS + "language", "language", tongue.ownName()))
                        .orElseGet(() -> speech.say(WORDS + "language-usual")),
                theme().map(said -> speech.say(WORDS + "theme", "theme", speech.say(ThemeDesk.name(said))))
                        .orElseGet(() -> speech.say(WORDS + "theme-usual")),
                speech.say(WORDS + "zoom-" + word(preference.zoom())),
                preference.reminders().ahead().map(this::ahead).orElseGet(() -> speech.say(WORDS + "ahead-usual")),
                speech.say(WORDS + "where-" + word(preference.reminders().where())),
                speech.say(WORDS + "unused-" + preference.reminders().unused()),
                preference.quiet().map(this::quiet).orElseGet(() -> speech.say(WORDS + "quiet-none")));
    }

    private Optional<String> theme() {
        return preference.theme().filter(context.gallery().themes()::contains);
    }

    private String ahead(Reminders reminders) {
        return reminders.ahead().isEmpty()
                ? speech.say(WORDS + "ahead-never")
                : speech.say(
                        WORDS + "ahead",
                        "hours",
                        reminders.ahead().stream()
                                .map(each -> plain("hours", "hours", each.toHours()))
                                .collect(Collectors.joining(", ")));
    }

    private String quiet(QuietHours hours) {
        return speech.say(
                WORDS + "quiet",
                "from",
                hours.from().toString(),
                "until",
                hours.until().toString(),
                "zone",
                hours.zone().getId());
    }

    private Card.Menu menu(String setting, List<MenuChoice> choices, int most) {
        return new Card.Menu(
                plain("menu-" + setting),
                SettingsMenu.Panel.PERSONAL.componentId(call.act().user(), setting),
                choices.stream()
                        .map(choice -> new MenuChoice(
                                setting + SettingsMenu.IS + choice.value(),
                                plain("menu-line", "setting", plain("menu-" + setting), "value", choice.label()),
                                choice.about(),
                                choice.chosen()))
                        .toList(),
                most);
    }

    private MenuChoice usual(String words, boolean chosen) {
        return new MenuChoice(PersonalWishes.USUAL, plain(words), "", chosen);
    }

    private List<MenuChoice> languages() {
        return Stream.concat(
                        Stream.of(usual("usual-language", preference.language().isEmpty())),
                        context.dictionary().tongues().stream()
                                .map(each -> new MenuChoice(
                                        each.code(),
                                        each.ownName(),
                                        "",
                                        preference
                                                .language()
                                                .filter(said ->
                                                        said.getLanguage().equals(each.code()))
                                                .isPresent())))
                .toList();
    }

    private List<MenuChoice> themes() {
        return Stream.concat(
                        Stream.of(usual("usual-theme", theme().isEmpty())),
                        context.gallery().themes().stream()
                                .map(each -> new MenuChoice(
                                        each,
                                        speech.plain().say(ThemeDesk.name(each)),
                                        "",
                                        theme().equals(Optional.of(each)))))
                .toList();
    }

    /** Hours that were typed are offered, too. */
    private List<MenuChoice> hours() {
        Optional<Reminders> ahead = preference.reminders().ahead();
        List<Long> chosen = ahead.stream()
                .flatMap(said -> said.ahead().stream())
                .map(Duration::toHours)
                .toList();
        SortedSet<Long> all = new TreeSet<>(chosen);
        HOURS.forEach(each -> all.add((long) each));
        List<MenuChoice> choices = new ArrayList<>();
        choices.add(usual("usual-ahead", ahead.isEmpty()));
        choices.add(new MenuChoice("0", plain("never-ahead"), "", ahead.isPresent() && chosen.isEmpty()));
        all.stream()
                .map(each -> new MenuChoice(
                        each.toString(), plain("hours-before", "hours", each), "", chosen.contains(each)))
                .forEach(choices::add);
        return choices;
    }

    private List<MenuChoice> places() {
        boolean direct = preference.reminders().direct();
        return List.of(
                new MenuChoice(word(Where.CHANNEL), plain("place-channel"), "", !direct),
                new MenuChoice(word(Where.DIRECT), plain("place-direct"), "", direct));
    }

    private List<MenuChoice> zooms() {
        return Arrays.stream(Zoom.values())
                .map(each -> new MenuChoice(word(each), plain("whole-" + word(each)), "", each == preference.zoom()))
                .toList();
    }

    private AnswerButton unused() {
        boolean now = preference.reminders().unused();
        return new AnswerButton(
                plain("key-unused-" + now),
                SettingsMenu.Panel.PERSONAL.componentId(
                        call.act().user(), PersonalWishes.UNUSED + SettingsMenu.IS + !now),
                Weight.SIDE);
    }

    private AnswerButton quietKey() {
        return new AnswerButton(
                plain("key-quiet"), ComponentId.of(QuietForm.OPEN, call.act().user(), ""), Weight.SIDE);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
