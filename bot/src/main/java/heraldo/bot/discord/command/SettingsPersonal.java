package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Preference;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.opening.Cadences;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code /settings personal}: how whoever asks wants to be spoken to, in every campaign. */
final class SettingsPersonal implements SlashHandler {

    private static final List<String> SETTINGS = List.of(
            PersonalWishes.LANGUAGE,
            PersonalWishes.THEME,
            PersonalWishes.AHEAD,
            PersonalWishes.WHERE,
            PersonalWishes.UNUSED,
            PersonalWishes.ZOOM);

    private static final String QUIET = "quiet";
    private static final int LONGEST_REMINDERS = 30;

    private final BotContext context;
    private final Forms forms;

    SettingsPersonal(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "settings personal",
                forms.open(PersonalWishes.LANGUAGE, Kind.TEXT, "own-language").withChoices(languages()),
                forms.open(Themes.OPTION, Kind.TEXT, "own-theme").withChoices(themes()),
                forms.open(QUIET, Kind.TEXT).withSuggestions(),
                forms.open(Cadences.ZONE, Kind.TEXT, "own-zone").withSuggestions(),
                forms.open(PersonalWishes.AHEAD, Kind.TEXT, "own-reminder").within(1, LONGEST_REMINDERS),
                forms.open(PersonalWishes.WHERE, Kind.TEXT, "own-where")
                        .withChoices(choices("place-", "channel", "direct")),
                forms.open(PersonalWishes.UNUSED, Kind.YES_NO, "own-unused"),
                forms.open(PersonalWishes.ZOOM, Kind.TEXT, "own-zoom")
                        .withChoices(choices("whole-", "usual", "near", "whole")));
    }

    private SortedMap<String, Map<Tongue, String>> choices(String words, String... values) {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        for (String each : values) {
            choices.put(each, context.dictionary().words("discord.settings." + words + each));
        }
        return choices;
    }

    private SortedMap<String, Map<Tongue, String>> languages() {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        List<Tongue> tongues = context.dictionary().tongues();
        for (Tongue each : tongues) {
            Map<Tongue, String> everywhere = new TreeMap<>();
            tongues.forEach(reader -> everywhere.put(reader, each.ownName()));
            choices.put(each.code(), everywhere);
        }
        choices.put(PersonalWishes.USUAL, context.dictionary().words("discord.settings.usual-language"));
        return choices;
    }

    private SortedMap<String, Map<Tongue, String>> themes() {
        SortedMap<String, Map<Tongue, String>> choices =
                Themes.choices(context.gallery().themes(), context.dictionary());
        choices.put(PersonalWishes.USUAL, context.dictionary().words("discord.settings.usual-theme"));
        return choices;
    }

    @Override
    public Right right() {
        return Right.VISIT;
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        Speech speech = context.speech(admitted.call());
        return option.equals(QUIET)
                ? List.of(
                        Suggestion.of("23:00-8:00"),
                        Suggestion.of("22:00-7:00"),
                        new Suggestion(speech.plain().say("discord.settings.no-quiet"), PersonalWishes.USUAL))
                : Cadences.suggestions(speech, option, typed);
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        Preference before = context.office().preferences().of(call.act().user());
        PersonalWishes wishes = new PersonalWishes(context);
        Preference wanted = wishes.quiet(before, call.text(QUIET), call.text(Cadences.ZONE));
        for (String setting : SETTINGS) {
            Optional<String> value = call.text(setting);
            wanted = value.isPresent() ? wishes.changed(wanted, setting, value.get()) : wanted;
        }
        return settled(context, call, before, wanted);
    }

    /** The menus of the panel. */
    static ComponentHandler menu(BotContext context) {
        return new SettingsMenu(
                SettingsMenu.Panel.PERSONAL,
                (call, setting, values) -> {
                    Preference before =
                            context.office().preferences().of(call.act().user());
                    Preference wanted = values.isEmpty()
                            ? before
                            : new PersonalWishes(context)
                                    .changed(
                                            before,
                                            setting,
                                            setting.equals(PersonalWishes.AHEAD)
                                                    ? PersonalWishes.ahead(values)
                                                    : values.get(0));
                    return settled(context, call, before, wanted);
                },
                call -> shown(context, call));
    }

    /** The panel as it is. */
    static Card shown(BotContext context, Call call) {
        return new PersonalPanel(
                        context,
                        call,
                        context.office().preferences().of(call.act().user()))
                .card();
    }

    /** Keeps what somebody wants, and shows it. */
    static Answer settled(BotContext context, Call call, Preference before, Preference wanted) {
        if (!wanted.equals(before)) {
            context.office().preferences().settle(call.act(), wanted);
        }
        return Answer.of(new PersonalPanel(context, call, wanted).card());
    }
}
