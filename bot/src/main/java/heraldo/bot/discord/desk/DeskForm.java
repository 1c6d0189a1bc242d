package heraldo.bot.discord.desk;

import heraldo.bot.discord.desk.Question.Blank;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.order.Form;
import heraldo.rules.order.Input;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.SlashForm;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The form in which the fields of an order are filled in: what can be listed by menus, the rest in boxes with an example. */
final class DeskForm {

    /** Before the name of a field whose values were chosen and come back as they are stored. */
    static final String CHOSEN = "=";

    /** The value of a flag that is set. */
    static final String YES = "true";

    /** Room for a name, a number, a word out of a few. */
    private static final int SHORT = 100;
    /** So many values are named as an example. */
    private static final int EXAMPLES = 3;

    private final Bench bench;
    private final Inquiry inquiry;
    private final Menus menus;
    private final SlashForm slash;
    private final Locale language;

    DeskForm(Bench bench, Inquiry inquiry) {
        this.bench = bench;
        this.inquiry = inquiry;
        this.menus = new Menus(bench);
        this.slash = menus.slash(inquiry.type());
        this.language = bench.tongue().locale();
    }

    ModalForm of(Question.Fill fill, ComponentId componentId) {
        return new ModalForm(
                menus.begun(
                        inquiry,
                        fill.slip(),
                        fill.blanks().stream().map(Blank::param).toList()),
                componentId,
                fill.blanks().stream().map(blank -> field(fill.slip(), blank)).toList());
    }

    private ModalForm.Field field(Slip slip, Blank blank) {
        Param param = blank.param();
        String label = inquiry.label(param);
        if (param.shape() == Param.Shape.FLAG) {
            return new ModalForm.Menu(CHOSEN + param.name(), label, hint(param), List.of(yes(slip, param)), 0, 1);
        }
        return listed(blank) && holds(slip, blank) ? menu(slip, blank, label) : box(slip, blank, label);
    }

    private MenuChoice yes(Slip slip, Param param) {
        return MenuChoice.of(YES, bench.plain().say("discord.desk.yes"), "")
                .withChosen(slip.given().containsKey(param.name()));
    }

    /** Returns whether a menu can list all values of a field; numbers must run from 1 without a gap. */
    private static boolean listed(Blank blank) {
        List<String> values = blank.offers().stream().map(Offer::value).toList();
        boolean few = !values.isEmpty() && values.size() <= DiscordLimit.SELECT_OPTIONS.most();
        boolean number = blank.param()
                .type()
                .filter(type -> type.input() instanceof Input.Whole)
                .isPresent();
        return few && (!number || whole(values));
    }

    /** Returns whether the menu of a field lists the value that is filled in; true if it is blank or takes several values. */
    private boolean holds(Slip slip, Blank blank) {
        String name = blank.param().name();
        String now = slip.given().getOrDefault(name, "");
        return now.isEmpty()
                || blank.param().shape() == Param.Shape.MANY
                || blank.offers().stream()
                        .map(offer -> inquiry.spoken(blank.param(), offer.value()))
                        .anyMatch(now::equals);
    }

    private static boolean whole(List<String> numbers) {
        return IntStream.rangeClosed(1, numbers.size())
                .mapToObj(String::valueOf)
                .allMatch(numbers::contains);
    }

    private ModalForm.Menu menu(Slip slip, Blank blank, String label) {
        Param param = blank.param();
        OrderType<?> type = inquiry.type();
        boolean many = param.shape() == Param.Shape.MANY;
        int least = Form.needed(param) ? Math.max(1, param.least()) : 0;
        return new ModalForm.Menu(
                CHOSEN + param.name(),
                label,
                hint(param),
                menus.values(type, blank, slip, inquiry.others()),
                least,
                many ? param.most() : 1);
    }

    private ModalForm.Input box(Slip slip, Blank blank, String label) {
        Param param = blank.param();
        SlashForm.Option option = option(param);
        boolean text = blank.offers().isEmpty() && option.entry() instanceof SlashForm.Text;
        int free = param.type().filter(ParamType::runsOn).isPresent() ? DiscordLimit.MODAL_TEXT.most() : SHORT;
        // What is filled in already is not cut, however long it is.
        Optional<String> given = Optional.ofNullable(slip.given().get(param.name()));
        int most = Math.max(
                option.entry().longest() > 0 ? option.entry().longest() : free,
                given.map(String::length).orElse(0));
        return new ModalForm.Input(
                param.name(),
                label,
                text ? hint(param) : example(blank).orElse(hint(param)),
                given,
                most,
                Form.needed(param));
    }

    private Optional<String> example(Blank blank) {
        String values = blank.offers().stream()
                .filter(Offer::possible)
                .limit(EXAMPLES)
                .map(offer -> inquiry.spoken(blank.param(), offer.value()))
                .collect(Collectors.joining(" · "));
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(bench.plain().say("discord.desk.example", "values", values));
    }

    private String hint(Param param) {
        return option(param).hint().in(language);
    }

    private SlashForm.Option option(Param param) {
        return slash.options().stream()
                .filter(option -> option.param().equals(param.name()))
                .findFirst()
                .orElseThrow();
    }
}
