package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Patience;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Prospect;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.press.RuleWords;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.CadenceWords;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Ladder;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code /campaign new}: shows what would be opened, with its first deadlines, and asks for a yes. */
final class CampaignNew implements SlashHandler {

    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_OPTIONS = 1_000;
    private static final int MOST_SEATS = 20;
    private static final int LONGEST_REMINDERS = 30;
    private static final String OPTIONS = "options";
    private static final String WINDOW = "window";
    private static final String SIMULATE = "simulate";

    private static final String PRESS = "press-policy";
    private static final String RECORDED = "press-recorded";

    private final BotContext context;
    private final Forms forms;
    private final Drafts drafts;
    private final Site site;

    CampaignNew(BotContext context, Forms forms, Drafts drafts, Site site) {
        this.context = context;
        this.forms = forms;
        this.drafts = drafts;
        this.site = site;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "campaign new",
                forms.needed("ruleset", Kind.TEXT).withSuggestions(),
                forms.needed("name", Kind.TEXT).within(1, LONGEST_NAME),
                forms.open(Cadences.CRON, Kind.TEXT).withSuggestions(),
                forms.open(Cadences.ZONE, Kind.TEXT).withSuggestions(),
                forms.open("seats", Kind.NUMBER).within(1, MOST_SEATS),
                forms.open("language", Kind.TEXT).withSuggestions(),
                forms.open(OPTIONS, Kind.TEXT).within(1, LONGEST_OPTIONS).withSuggestions(),
                forms.open("early", Kind.YES_NO),
                forms.open("show-due", Kind.YES_NO),
                forms.open("gm-sees", Kind.YES_NO),
                PressChoice.option(forms, PRESS, context.dictionary()),
                forms.open(RECORDED, Kind.YES_NO),
                forms.open("reminder", Kind.TEXT).within(1, LONGEST_REMINDERS),
                forms.open("regent", Kind.YES_NO),
                GmAbsence.patience(forms, context.dictionary()),
                forms.open(WINDOW, Kind.NUMBER).within(0, Terms.LONGEST_WINDOW),
                forms.open(SIMULATE, Kind.YES_NO));
    }

    @Override
    public Right right() {
        return Right.FOUND;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        NewCampaign wish = wish(call);
        site.demand(call, wish.seats());
        Prospect prospect = context.office().campaigns().preview(call.act(), wish);
        drafts.keep(call.act().id(), wish, call.act().at());
        return question(call, wish, prospect);
    }

    private NewCampaign wish(Call call) {
        Game game = new Shelf(context).named(call.needed(Shelf.RULESET));
        return new NewCampaign(
                call.needed("name"),
                game.id(),
                call.number("seats").orElse(game.mostSeats()),
                language(call),
                OptionList.read(call.text(OPTIONS).orElse("")),
                named(call),
                terms(call, game));
    }

    private static SortedMap<Term, String> named(Call call) {
        SortedMap<Term, String> named = new TreeMap<>();
        call.text(Cadences.CRON).ifPresent(cron -> named.put(Term.CRON, cron));
        call.text(Cadences.ZONE).ifPresent(zone -> named.put(Term.ZONE, zone));
        call.text("early").ifPresent(early -> named.put(Term.EARLY, early));
        call.text("gm-sees").ifPresent(sees -> named.put(Term.GM_SEES, sees));
        call.text("reminder").ifPresent(hours -> named.put(Term.REMIND, hours));
        return named;
    }

    private Terms terms(Call call, Game game) {
        return new Terms(
                Terms.USUAL.early(),
                Terms.USUAL.gameMasterSees(),
                call.text("show-due").map(Boolean::parseBoolean).orElse(Terms.USUAL.showsDue()),
                Terms.USUAL.reminders(),
                ladder(call, game),
                Terms.USUAL.missedAlert(),
                call.number(WINDOW).orElse(Terms.USUAL.window()),
                call.text(SIMULATE).map(Boolean::parseBoolean).orElse(Terms.USUAL.simulate()),
                new PressTerms(PressChoice.of(call, PRESS).orElse(PressTerms.USUAL.allowed()), call.flag(RECORDED)));
    }

    /** Whoever wants a regent at once has one, however patient the campaign is else. */
    private Ladder ladder(Call call, Game game) {
        Optional<Patience> patience = GmAbsence.patience(call);
        if (call.flag("regent")) {
            return patience.map(word -> word.of(Ladder.AT_ONCE).waiting(0)).orElse(Ladder.AT_ONCE);
        }
        Ladder own = context.manifest(game.id()).forSilence();
        // A game with rules of its own for silent players keeps to them, unless somebody wants it otherwise.
        Optional<Patience> usual = own.knowsRegents() ? Optional.of(Patience.USUAL) : Optional.empty();
        return patience.or(() -> usual).map(word -> word.of(own)).orElse(own);
    }

    private Locale language(Call call) {
        Languages languages = context.dictionary().languages();
        String code = call.text("language")
                .or(() -> context.office()
                        .houses()
                        .rule(call.act().place().guild())
                        .language()
                        .map(Locale::getLanguage))
                .orElse(call.tongue().code());
        return languages
                .find(code)
                .orElseThrow(() -> Refusals.of("no-such-language", "typed", code, "languages", codes()));
    }

    private List<String> codes() {
        return context.dictionary().tongues().stream()
                .map(tongue -> "`" + tongue.code() + "`")
                .toList();
    }

    private Answer question(Call call, NewCampaign wish, Prospect prospect) {
        Speech speech = context.speech(call);
        String lines = Stream.of(
                        List.of(wished(call, wish, prospect)),
                        RuleWords.agreed(prospect.campaign(), speech),
                        hints(wish.ruleset(), call).chosen(prospect.campaign().options()))
                .flatMap(List::stream)
                .collect(Collectors.joining("\n"));
        long user = call.act().user();
        return Answer.of(Embed.of(speech.plain().say("discord.new.title"), lines))
                .with(
                        new AnswerButton(
                                speech.plain().say("discord.new.yes"),
                                DraftButton.Choice.YES.componentId(
                                        user, call.act().id()),
                                Weight.CONSENT),
                        new AnswerButton(
                                speech.plain().say("discord.new.no"),
                                DraftButton.Choice.NO.componentId(
                                        user, call.act().id()),
                                Weight.SIDE));
    }

    private String wished(Call call, NewCampaign wish, Prospect prospect) {
        Campaign campaign = prospect.campaign();
        Speech speech = context.speech(call);
        String when = prospect.deadlines().stream()
                .map(date -> "• " + Moment.both(date.at()))
                .collect(Collectors.joining("\n"));
        return speech.say(
                "discord.new.question",
                "name",
                new PlayerText(wish.name()),
                "ruleset",
                context.game(wish.ruleset()).orElseThrow().name(call.tongue()),
                "seats",
                wish.seats(),
                "cadence",
                new CadenceWords(speech)
                        .say(campaign.cadence().cron(), campaign.cadence().zone()),
                "dates",
                when,
                "sees",
                String.valueOf(campaign.terms().gameMasterSees()));
    }

    private OptionHints hints(String ruleset, Call call) {
        Game game = context.game(ruleset).orElseThrow();
        return new OptionHints(
                context.office().library().rulebook(ruleset).hosted().options(),
                context.dictionary().speech(call.tongue(), game.words(call.tongue()), Seat::toString));
    }

    /** What a game lets choose depends on the game, which is named first. */
    private List<Suggestion> options(Call call, String typed) {
        return call.text(Shelf.RULESET)
                .map(named -> new Shelf(context).named(named))
                .map(game -> hints(game.id(), call).suggestions(typed))
                .orElse(List.of());
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        return switch (option) {
            case OPTIONS -> options(admitted.call(), typed);
            case Shelf.RULESET -> new Shelf(context).suggestions(admitted.call(), typed);
            case "language" ->
                Suggestions.fitting(
                        context.dictionary().tongues().stream()
                                .map(tongue -> new Suggestion(tongue.ownName(), tongue.code()))
                                .toList(),
                        typed);
            default -> Cadences.suggestions(context.speech(admitted.call()), option, typed);
        };
    }
}
