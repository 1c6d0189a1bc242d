package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.CadenceBounds;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Patience;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Days;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.Shelf;
import heraldo.bot.discord.gate.Call;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Ladder;
import heraldo.rules.engine.OptionSpec.Term;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Parses the settings of a new campaign: the only way from what is typed or chosen to what is opened. */
final class Wishes {

    private static final Map<String, Term> NAMED = Map.of(
            Cadences.CRON, Term.CRON,
            Cadences.ZONE, Term.ZONE,
            Wish.EARLY, Term.EARLY,
            Wish.GM_SEES, Term.GM_SEES,
            Wish.REMINDER, Term.REMIND);

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    private final BotContext context;
    private final Site site;

    Wishes(BotContext context, Site site) {
        this.context = context;
        this.site = site;
    }

    /**
     * Looks at what would be opened. Nothing is written.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it cannot be opened so
     */
    Plan plan(Call call, Draft draft) {
        NewCampaign wish = read(call, draft);
        site.demand(call, wish.seats());
        return new Plan(draft, wish, context.office().campaigns().preview(call.act(), wish));
    }

    private NewCampaign read(Call call, Draft draft) {
        Call typed = new Call(call.act(), call.tongue(), draft.given(), call.componentId(), call.badge());
        Game game = new Shelf(context).named(typed.needed(Shelf.RULESET));
        return new NewCampaign(
                typed.text(Wish.NAME).orElseGet(() -> free(game.name(call.tongue()), call)),
                game.id(),
                typed.number(Wish.SEATS).orElse(game.mostSeats()),
                language(typed),
                draft.options(),
                named(typed, draft, game),
                terms(typed, game),
                bounds(typed));
    }

    private CadenceBounds bounds(Call typed) {
        LocalDate today = LocalDate.ofInstant(
                typed.act().at(), context.office().preferences().usualZone());
        Days days = new Days(context.dictionary(), today);
        return new CadenceBounds(
                typed.text(Wish.FIRST).map(days::moment),
                typed.text(Wish.QUIET).map(days::ranges).orElse(List.of()));
    }

    /** A name that no campaign of the server has yet. */
    private String free(String name, Call call) {
        List<String> taken = context.office().campaigns().list(call.act()).stream()
                .map(Roster::campaign)
                .map(campaign -> campaign.name().toLowerCase(Locale.ROOT))
                .toList();
        return Stream.concat(
                        Stream.of(name),
                        IntStream.iterate(2, count -> count + 1).mapToObj(count -> name + " " + count))
                .filter(wish -> !taken.contains(wish.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow();
    }

    private SortedMap<Term, String> named(Call typed, Draft draft, Game game) {
        SortedMap<Term, String> named = new TreeMap<>();
        NAMED.forEach((option, term) -> typed.text(option).ifPresent(value -> named.put(term, value)));
        if (draft.stepped() && !knowsDeadlines(game)) {
            named.putIfAbsent(Term.CRON, Cadences.WEEKLY);
        }
        return named;
    }

    private boolean knowsDeadlines(Game game) {
        return context.office().library().rulebook(game.id()).hosted().options().specs().stream()
                .anyMatch(spec -> spec.term().equals(Optional.of(Term.CRON)));
    }

    private Terms terms(Call typed, Game game) {
        return new Terms(
                Terms.USUAL.gameMasterSees(),
                flag(typed, Wish.SHOW_DUE, Terms.USUAL.showsDue()),
                Terms.USUAL.reminders(),
                ladder(typed, game),
                Terms.USUAL.missedAlert(),
                new EarlyEnd(Terms.USUAL.early().possible(), window(typed)),
                flag(typed, Wish.SIMULATE, Terms.USUAL.simulate()),
                new PressTerms(
                        typed.text(Wish.PRESS).map(Press::of).orElse(PressTerms.USUAL.allowed()),
                        typed.flag(Wish.RECORDED),
                        typed.flag(Wish.PUBLISH)));
    }

    private static boolean flag(Call typed, String option, boolean usual) {
        return typed.text(option).map(Boolean::parseBoolean).orElse(usual);
    }

    private static int window(Call typed) {
        String minutes = typed.text(Wish.WINDOW)
                .orElseGet(() -> String.valueOf(Terms.USUAL.early().window()));
        if (!NUMBER.matcher(minutes).matches() || Integer.parseInt(minutes) > Terms.LONGEST_WINDOW) {
            throw Refusals.of("malformed-minutes", "typed", minutes, "most", Terms.LONGEST_WINDOW);
        }
        return Integer.parseInt(minutes);
    }

    /** Returns the steps for silent players; the option for a regent at once overrides the campaign's patience. */
    private Ladder ladder(Call typed, Game game) {
        Optional<Patience> patience = typed.text(Wish.PATIENCE).map(Patience::of);
        if (typed.flag(Wish.REGENT)) {
            return patience.map(word -> word.of(Ladder.AT_ONCE).waiting(0)).orElse(Ladder.AT_ONCE);
        }
        Ladder own = context.manifest(game.id()).customs().forSilence();
        // A game with rules of its own for silent players keeps to them, unless somebody wants it otherwise.
        Optional<Patience> usual = own.knowsRegents() ? Optional.of(Patience.USUAL) : Optional.empty();
        return patience.or(() -> usual).map(word -> word.of(own)).orElse(own);
    }

    private Locale language(Call typed) {
        Languages languages = context.dictionary().languages();
        String code = typed.text(Wish.LANGUAGE)
                .or(() -> context.office()
                        .helm()
                        .houses()
                        .rule(typed.act().place().guild())
                        .language()
                        .map(Locale::getLanguage))
                .orElse(typed.tongue().code());
        return languages
                .find(code)
                .orElseThrow(() -> Refusals.of("no-such-language", "typed", code, "languages", codes()));
    }

    private List<String> codes() {
        return context.dictionary().tongues().stream()
                .map(tongue -> "`" + tongue.code() + "`")
                .toList();
    }
}
