package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.OptionWords;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code /gm option}: changes an option of the ruleset that may change in a running campaign. */
final class GmOption extends GameMasterCommand {

    private static final String OPTION = "option";
    private static final String VALUE = "value";
    private static final int LONGEST = 100;

    private final Forms forms;

    GmOption(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "gm option",
                forms.needed(OPTION, Kind.TEXT).withSuggestions(),
                forms.needed(VALUE, Kind.TEXT).within(1, LONGEST).withSuggestions(),
                forms.campaign());
    }

    @Override
    public Right right() {
        return Right.DIRECT;
    }

    @Override
    Message act(Admitted admitted) {
        Message told = context()
                .office()
                .gameMaster()
                .option(
                        admitted.act(),
                        admitted.call().needed(OPTION),
                        admitted.call().needed(VALUE));
        return before(admitted).map(value -> told.with("before", value)).orElse(told);
    }

    /** Returns the option's value before the change. */
    private Optional<PlayerText> before(Admitted admitted) {
        Campaign campaign = admitted.campaign();
        return options(campaign)
                .find(admitted.call().needed(OPTION))
                .map(spec -> campaign.options().getOrDefault(spec.key(), spec.fallback()))
                .map(PlayerText::new);
    }

    private OptionTable options(Campaign campaign) {
        return context()
                .office()
                .library()
                .rulebook(campaign.ruleset())
                .hosted()
                .options();
    }

    @Override
    List<Suggestion> values(Admitted admitted, String option, String typed) {
        Campaign campaign = admitted.campaign();
        OptionTable options = options(campaign);
        Speech speech = context().speech(admitted.roster(), admitted.tongue()).plain();
        Stream<Suggestion> found = option.equals(OPTION)
                ? options.specs().stream().filter(OptionSpec::changeable).map(spec -> key(spec, speech))
                : admitted.call().text(OPTION).flatMap(options::find).stream()
                        .flatMap(spec -> values(spec, campaign, speech));
        return Suggestions.fitting(found.toList(), typed);
    }

    /** Returns the suggestion for an option: its name, with the key as the value. */
    private static Suggestion key(OptionSpec spec, Speech speech) {
        return new Suggestion(said(new OptionWords(speech.words()).name(spec.key()), speech), spec.key());
    }

    /** Suggests the option's values, or only its present value if they cannot be listed. */
    private static Stream<Suggestion> values(OptionSpec spec, Campaign campaign, Speech speech) {
        List<String> values = spec.allowed().isEmpty()
                ? List.of(campaign.options().getOrDefault(spec.key(), spec.fallback()))
                : spec.allowed();
        OptionWords words = new OptionWords(speech.words());
        return values.stream().map(value -> new Suggestion(said(words.value(spec.key(), value), speech), value));
    }

    private static String said(Object words, Speech speech) {
        return words instanceof Message message ? speech.say(message) : ((PlayerText) words).text();
    }
}
