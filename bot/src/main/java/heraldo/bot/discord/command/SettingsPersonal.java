package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code /settings personal}: how whoever asks wants to be spoken to, in every campaign. */
final class SettingsPersonal implements SlashHandler {

    private static final String LANGUAGE = "language";
    private static final String QUIET = "quiet";

    /** As it is where nobody has said anything. */
    private static final String USUAL = "usual";

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
                forms.open(LANGUAGE, Kind.TEXT, "own-language").withChoices(languages()),
                forms.open(Themes.OPTION, Kind.TEXT, "own-theme").withChoices(themes()),
                forms.open(QUIET, Kind.TEXT).withSuggestions(),
                forms.open(Cadences.ZONE, Kind.TEXT, "own-zone").withSuggestions());
    }

    private SortedMap<String, Map<Tongue, String>> languages() {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        List<Tongue> tongues = context.dictionary().tongues();
        for (Tongue each : tongues) {
            Map<Tongue, String> everywhere = new TreeMap<>();
            tongues.forEach(reader -> everywhere.put(reader, each.ownName()));
            choices.put(each.code(), everywhere);
        }
        choices.put(USUAL, context.dictionary().words("discord.settings.usual-language"));
        return choices;
    }

    private SortedMap<String, Map<Tongue, String>> themes() {
        SortedMap<String, Map<Tongue, String>> choices =
                Themes.choices(context.gallery().themes(), context.dictionary());
        choices.put(USUAL, context.dictionary().words("discord.settings.usual-theme"));
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
                        new Suggestion(speech.plain().say("discord.settings.no-quiet"), USUAL))
                : Cadences.suggestions(speech, option, typed);
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        Preference before = context.office().preferences().of(call.act().user());
        Preference wanted = quiet(call, theme(call, language(call, before)));
        if (!wanted.equals(before)) {
            context.office().preferences().settle(call.act(), wanted);
        }
        return Answer.of(told(call, wanted));
    }

    private static Preference language(Call call, Preference before) {
        return call.text(LANGUAGE)
                .map(code -> before.withLanguage(
                        Optional.of(code).filter(said -> !said.equals(USUAL)).map(Locale::of)))
                .orElse(before);
    }

    private static Preference theme(Call call, Preference before) {
        return call.text(Themes.OPTION)
                .map(name -> before.withTheme(Optional.of(name).filter(said -> !said.equals(USUAL))))
                .orElse(before);
    }

    private Preference quiet(Call call, Preference before) {
        Optional<String> hours = call.text(QUIET);
        Optional<ZoneId> zone = call.text(Cadences.ZONE).map(context.office().preferences()::zone);
        if (hours.isEmpty()) {
            return before.withQuiet(
                    before.quiet().map(quiet -> zone.map(quiet::in).orElse(quiet)));
        }
        if (never(hours.get())) {
            return before.withQuiet(Optional.empty());
        }
        ZoneId clock = zone.or(() -> before.quiet().map(QuietHours::zone))
                .orElseGet(context.office().preferences()::usualZone);
        return before.withQuiet(Optional.of(QuietHours.of(hours.get(), clock)));
    }

    /** In whichever language it is said. */
    private boolean never(String typed) {
        return typed.equals(USUAL)
                || context.dictionary().words("discord.settings.never").values().stream()
                        .anyMatch(word -> word.equalsIgnoreCase(typed.strip()));
    }

    private Embed told(Call call, Preference preference) {
        Tongue tongue = preference.language().map(context.dictionary()::tongue).orElse(call.tongue());
        Speech speech = context.dictionary().speech(tongue);
        String language = preference
                .language()
                .map(said -> speech.say("discord.settings.language", "language", tongue.ownName()))
                .orElseGet(() -> speech.say("discord.settings.language-usual"));
        String theme = preference
                .theme()
                .filter(context.gallery().themes()::contains)
                .map(said -> speech.say("discord.settings.theme", "theme", speech.say(Themes.words(said))))
                .orElseGet(() -> speech.say("discord.settings.theme-usual"));
        String quiet = preference
                .quiet()
                .map(hours -> speech.say(
                        "discord.settings.quiet",
                        "from",
                        hours.from().toString(),
                        "until",
                        hours.until().toString(),
                        "zone",
                        hours.zone().getId()))
                .orElseGet(() -> speech.say("discord.settings.quiet-none"));
        return Embed.of(speech.plain().say("discord.settings.title"), language + "\n" + theme + "\n" + quiet);
    }
}
