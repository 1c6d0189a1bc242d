package heraldo.bot.discord.order;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.Window;
import heraldo.bot.discord.shape.Field;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.SlashForm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What players fill in when they join: blanks of a command, or a text box, and the enrolment that is made of either. */
public final class EnrolmentForms {

    private final Front front;

    public EnrolmentForms(Front front) {
        this.front = front;
    }

    /** The blanks of all rulesets. Blanks of the same name are one; what may stand in it depends on the campaign. */
    public List<Field> fields() {
        Map<String, Field> fields = new LinkedHashMap<>();
        for (Game game : front.games()) {
            for (OrderType<?> type : game.enrolments().types()) {
                game.enrolments().slash(type).options().stream()
                        .map(OrderForms::blank)
                        .forEach(field -> fields.putIfAbsent(field.name(), field));
            }
        }
        return List.copyOf(fields.values());
    }

    /**
     * The text box for what is still to be filled in; empty if the call says all that must be said.
     *
     * @param ticket what sending it means
     */
    public Optional<Window> window(Call call, Campaign campaign, OrderType<?> type, Ticket ticket) {
        SlashForm form = game(campaign).enrolments().slash(type);
        SortedMap<String, String> given = given(call, form);
        boolean complete = !given.isEmpty()
                && form.options().stream()
                        .filter(SlashForm.Option::required)
                        .allMatch(option -> given.containsKey(option.key()));
        return complete
                ? Optional.empty()
                : Optional.of(OrderWindow.of(form, call.tongue().locale(), ticket, given));
    }

    /**
     * The enrolment that was filled in.
     *
     * @throws RefusedException if it cannot be understood
     */
    public Order read(Call call, Campaign campaign, OrderType<?> type) {
        Game game = game(campaign);
        SlashForm form = game.enrolments().slash(type);
        SortedMap<String, String> given = given(call, form);
        form.options().forEach(option -> demandShort(call, option, given.getOrDefault(option.key(), "")));
        LineReading reading =
                game.enrolments().slashReader(lexicon(call, campaign)).read(type, given);
        return reading.order()
                .orElseThrow(() -> new RefusedException(reading.refusal().orElseThrow(), campaign.ruleset()));
    }

    /** A blank that several rulesets share cannot say itself how much may stand in it. */
    private static void demandShort(Call call, SlashForm.Option option, String text) {
        if (option.longest() > 0 && text.strip().length() > option.longest()) {
            throw Refusals.of(
                    "long-text",
                    "option",
                    option.name().in(call.tongue().locale()),
                    "most",
                    option.longest(),
                    "length",
                    text.strip().length());
        }
    }

    /** Values for a blank; none if it is not one of this campaign's, or anything may stand in it. */
    public List<Prompt> prompts(Call call, Campaign campaign, OrderType<?> type, String field, String typed) {
        Game game = game(campaign);
        Lexicon lexicon = lexicon(call, campaign);
        List<Prompt> usual = game.enrolments().slash(type).options().stream()
                .filter(option -> option.name().base().equals(field))
                .flatMap(option -> param(type, option).stream())
                .flatMap(param -> param.type().orElseThrow().usual().stream()
                        .map(stored -> new Prompt(
                                game.enrolments().slashReader(lexicon).spoken(param, stored), stored)))
                .toList();
        return Prompts.fitting(usual, typed);
    }

    private static Optional<Param> param(OrderType<?> type, SlashForm.Option option) {
        return type.params().stream()
                .filter(param -> param.name().equals(option.param()))
                .filter(param -> param.type().isPresent())
                .findFirst();
    }

    /** What was filled in, by the keys of the form: a command names its blanks, a text box the keys. */
    private static SortedMap<String, String> given(Call call, SlashForm form) {
        SortedMap<String, String> given = new TreeMap<>();
        for (SlashForm.Option option : form.options()) {
            call.text(option.name().base())
                    .or(() -> call.text(option.key()))
                    .ifPresent(text -> given.put(option.key(), text));
        }
        return given;
    }

    private Game game(Campaign campaign) {
        return front.game(campaign);
    }

    private Lexicon lexicon(Call call, Campaign campaign) {
        return front.office().archive().lexicon(campaign.id(), call.tongue().locale());
    }
}
