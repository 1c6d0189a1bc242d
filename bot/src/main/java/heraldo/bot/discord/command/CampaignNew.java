package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.NewCampaign;
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
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.CadenceWords;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Ladder;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** {@code /campaign new}: shows what would be opened, with its first deadlines, and asks for a yes. */
final class CampaignNew implements SlashHandler {

    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_OPTIONS = 1_000;
    private static final int MOST_SEATS = 20;
    private static final int LONGEST_REMINDERS = 30;
    private static final String WINDOW = "window";

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
                forms.open("options", Kind.TEXT).within(1, LONGEST_OPTIONS),
                forms.open("early", Kind.YES_NO),
                forms.open("show-due", Kind.YES_NO),
                forms.open("gm-sees", Kind.YES_NO),
                forms.open("reminder", Kind.TEXT).within(1, LONGEST_REMINDERS),
                forms.open("regent", Kind.YES_NO),
                forms.open(WINDOW, Kind.NUMBER).within(0, Terms.LONGEST_WINDOW));
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
                OptionList.read(call.text("options").orElse("")),
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
                call.flag("regent")
                        ? Ladder.AT_ONCE
                        : context.manifest(game.id()).forSilence(),
                Terms.USUAL.missedAlert(),
                call.number(WINDOW).orElse(Terms.USUAL.window()));
    }

    private Locale language(Call call) {
        Languages languages = context.dictionary().languages();
        String code = call.text("language").orElse(call.tongue().code());
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
        Campaign campaign = prospect.campaign();
        Speech speech = context.speech(call);
        String when = prospect.deadlines().stream()
                .map(date -> "• " + Moment.both(date.at()))
                .collect(Collectors.joining("\n"));
        String text = speech.say(
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
        long user = call.act().user();
        return Answer.of(Embed.of(speech.plain().say("discord.new.title"), text))
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

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        return switch (option) {
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
