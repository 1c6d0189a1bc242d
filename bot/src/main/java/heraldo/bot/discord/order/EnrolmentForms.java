package heraldo.bot.discord.order;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.SlashForm;
import heraldo.rules.order.SlashReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The forms that players fill in when they join, as command options or a modal, and the enrolment read from either. */
public final class EnrolmentForms {

    /** Before the key of an option that was chosen in a menu of the form. */
    private static final String CHOSEN = "=";

    private final BotContext context;

    public EnrolmentForms(BotContext context) {
        this.context = context;
    }

    /** The options of all rulesets. Blanks of the same name are one; what may stand in it depends on the campaign. */
    public List<CommandOption> options() {
        Map<String, CommandOption> options = new LinkedHashMap<>();
        for (Game game : context.games()) {
            for (OrderType<?> type : game.enrolments().types()) {
                game.enrolments().slash(type).options().stream()
                        .map(OrderForms::blank)
                        .forEach(option -> options.putIfAbsent(option.name(), option));
            }
        }
        return List.copyOf(options.values());
    }

    /**
     * The modal for what is still to be filled in; empty if the call says all that must be said.
     *
     * @param componentId what sending it means
     */
    public Optional<ModalForm> modal(Admitted admitted, OrderType<?> type, ComponentId componentId) {
        Call call = admitted.call();
        SlashForm form = game(admitted.campaign()).enrolments().slash(type);
        SortedMap<String, String> given = given(call, form);
        boolean complete = !given.isEmpty()
                && form.options().stream()
                        .filter(SlashForm.Option::required)
                        .allMatch(option -> given.containsKey(option.key()));
        return complete
                ? Optional.empty()
                : Optional.of(new ModalForm(
                        OrderModal.title(form, call.tongue().locale()),
                        componentId,
                        form.options().stream()
                                .flatMap(option -> fields(admitted, type, option, given))
                                .limit(DiscordLimit.MODAL_INPUTS.most())
                                .toList()));
    }

    /** Returns the modal fields of an option: a menu if its values fit in one, and a text input unless the menu is complete. */
    private Stream<ModalForm.Field> fields(
            Admitted admitted, OrderType<?> type, SlashForm.Option option, SortedMap<String, String> given) {
        Call call = admitted.call();
        Locale language = call.tongue().locale();
        Optional<String> now = Optional.ofNullable(given.get(option.key()));
        List<MenuChoice> choices = choices(admitted, type, option, now);
        if (choices.isEmpty() || choices.size() > DiscordLimit.SELECT_OPTIONS.most()) {
            return Stream.of(OrderModal.input(option, language, now));
        }
        boolean closed = option.entry() instanceof SlashForm.Choices;
        ModalForm.Menu menu = new ModalForm.Menu(
                CHOSEN + option.key(),
                option.name().in(language),
                option.hint().in(language),
                choices,
                closed && option.required() ? 1 : 0,
                1);
        return closed ? Stream.of(menu) : Stream.of(menu, other(call, option, now, choices));
    }

    private ModalForm.Input other(Call call, SlashForm.Option option, Optional<String> now, List<MenuChoice> choices) {
        String label = context.speech(call)
                .plain()
                .say(
                        "discord.enrol-other",
                        "what",
                        option.name().in(call.tongue().locale()));
        return new ModalForm.Input(
                option.key(),
                label,
                option.hint().in(call.tongue().locale()),
                now.filter(text -> choices.stream().noneMatch(MenuChoice::chosen)),
                OrderModal.SHORT,
                false);
    }

    /** Values that may be chosen for an option, each by its word; none where they cannot be listed. */
    private List<MenuChoice> choices(
            Admitted admitted, OrderType<?> type, SlashForm.Option option, Optional<String> now) {
        SlashReader reader = game(admitted.campaign()).enrolments().slashReader(lexicon(admitted));
        return param(type, option).stream()
                .flatMap(param -> param.type().orElseThrow().usual().stream()
                        .map(stored -> choice(reader.spoken(param, stored), reader.called(param, stored), now)))
                .toList();
    }

    /** A value by its word, with what else it is called: a letter alone tells a newcomer nothing. */
    private static MenuChoice choice(String word, List<String> called, Optional<String> now) {
        String more = called.stream()
                .filter(name -> !Suggestions.same(name, word))
                .findFirst()
                .map(name -> " · " + name)
                .orElse("");
        boolean chosen = now.filter(text -> called.stream().anyMatch(name -> Suggestions.same(name, text)))
                .isPresent();
        return MenuChoice.of(word, word + more, "").withChosen(chosen);
    }

    /**
     * The enrolment that was filled in.
     *
     * @throws RefusedException if it cannot be understood
     */
    public Order read(Admitted admitted, OrderType<?> type) {
        Call call = admitted.call();
        Campaign campaign = admitted.campaign();
        Game game = game(campaign);
        SlashForm form = game.enrolments().slash(type);
        SortedMap<String, String> given = given(call, form);
        form.options().forEach(option -> demandShort(call, option, given.getOrDefault(option.key(), "")));
        LineReading reading = game.enrolments().slashReader(lexicon(admitted)).read(type, given);
        return reading.order()
                .orElseThrow(() -> new RefusedException(reading.refusal().orElseThrow(), campaign.ruleset()));
    }

    /** An option that several rulesets share cannot say itself how much may stand in it. */
    private static void demandShort(Call call, SlashForm.Option option, String text) {
        int longest = option.entry().longest();
        if (longest > 0 && text.strip().length() > longest) {
            throw Refusals.of(
                    "long-text",
                    "option",
                    option.name().in(call.tongue().locale()),
                    "most",
                    longest,
                    "length",
                    text.strip().length());
        }
    }

    /** Values for an option; none if it is not one of this campaign's, or anything may stand in it. */
    public List<Suggestion> suggestions(Admitted admitted, OrderType<?> type, String option, String typed) {
        Game game = game(admitted.campaign());
        Lexicon lexicon = lexicon(admitted);
        List<Suggestion> usual = game.enrolments().slash(type).options().stream()
                .filter(each -> each.name().base().equals(option))
                .flatMap(each -> param(type, each).stream())
                .flatMap(param -> param.type().orElseThrow().usual().stream()
                        .map(stored -> new Suggestion(
                                game.enrolments().slashReader(lexicon).spoken(param, stored), stored)))
                .toList();
        return Suggestions.fitting(usual, typed);
    }

    private static Optional<Param> param(OrderType<?> type, SlashForm.Option option) {
        return type.params().stream()
                .filter(param -> param.name().equals(option.param()))
                .filter(param -> param.type().isPresent())
                .findFirst();
    }

    /** Returns the values of a call by the keys of the form, read from command options or modal fields. */
    private static SortedMap<String, String> given(Call call, SlashForm form) {
        SortedMap<String, String> given = new TreeMap<>();
        for (SlashForm.Option option : form.options()) {
            call.text(option.name().base())
                    .or(() -> call.text(option.key()))
                    .or(() -> call.chosen(CHOSEN + option.key()).stream().findFirst())
                    .ifPresent(text -> given.put(option.key(), text));
        }
        return given;
    }

    private Game game(Campaign campaign) {
        return context.game(campaign);
    }

    private Lexicon lexicon(Admitted admitted) {
        return context.office()
                .archive()
                .lexicon(admitted.roster(), admitted.tongue().locale());
    }
}
