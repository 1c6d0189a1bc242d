package heraldo.bot.discord.edict;

import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Form;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Derives the questions for an edict from its declaration. Fields with more values than a form's menu holds get a menu in the
 * message; all others share one form, together with the public sentence. Fields with one possible value are not asked.
 */
final class EdictInquiry {

    private static final String DASH = " — ";
    /** The sentence for everybody takes the last place. */
    private static final int FIELDS = DiscordLimit.MODAL_INPUTS.most() - 1;

    private final EdictBench bench;
    private final OrderType<?> type;
    private final Form form;

    EdictInquiry(EdictBench bench, OrderType<?> type) {
        this.bench = bench;
        this.type = type;
        this.form = new Form(type);
    }

    /** The next step in filling in an edict. */
    sealed interface Question {
        EdictSlip slip();

        /** All of it is filled in: it can be looked at. */
        record Done(EdictSlip slip) implements Question {}

        /** A field is asked for in the message itself. */
        record Choose(EdictSlip slip, Param param) implements Question {}

        /** Some fields are asked for in a form that opens. */
        record Fill(EdictSlip slip, List<Param> params) implements Question {
            public Fill {
                params = List.copyOf(params);
            }
        }
    }

    Question next(EdictSlip slip) {
        List<Param> open = form.fields()
                .filter(param -> !slip.asked().contains(param.name()))
                .toList();
        for (Param param : open) {
            List<Offer> offers = offers(slip, param);
            if (Form.needed(param) && offers.size() == 1 && offers.get(0).possible()) {
                return next(slip.with(param.name(), spoken(param, offers.get(0).value())));
            }
            if (Form.needed(param) && offers.size() > DiscordLimit.SELECT_OPTIONS.most()) {
                return new Question.Choose(slip, param);
            }
        }
        return open.isEmpty() && slip.asked().contains(EdictSlip.SENTENCE)
                ? new Question.Done(slip)
                : new Question.Fill(slip, open.stream().limit(FIELDS).toList());
    }

    /** All fields, as they were filled in. */
    Question.Fill again(EdictSlip slip) {
        return new Question.Fill(slip, form.fields().limit(FIELDS).toList());
    }

    List<Param> fields() {
        return form.fields().toList();
    }

    OrderType<?> type() {
        return type;
    }

    /** The edict; a refusal if a field cannot be read. */
    LineReading order(EdictSlip slip) {
        return bench.reader().read(type, slip.fields());
    }

    Optional<Order> legible(EdictSlip slip) {
        return order(slip).order();
    }

    List<Offer> offers(EdictSlip slip, Param param) {
        SortedMap<String, String> given =
                bench.reader().given(type, slip.with(param.name(), "").fields());
        return bench.form().offers(type, param, given);
    }

    /** The values of a field as lines of a menu. */
    List<MenuChoice> choices(EdictSlip slip, Param param) {
        List<Offer> offers = offers(slip, param);
        SortedMap<String, Message> glosses = bench.form()
                .glosses(type, param, offers.stream().map(Offer::value).toList());
        String now = slip.given().getOrDefault(param.name(), "");
        return offers.stream()
                .filter(offer -> DiscordLimit.CHOICE_VALUE.holds(offer.value()))
                .map(offer -> choice(param, offer, Optional.ofNullable(glosses.get(offer.value())))
                        .withChosen(now.equals(spoken(param, offer.value()))))
                .toList();
    }

    private MenuChoice choice(Param param, Offer offer, Optional<Message> gloss) {
        String label = bench.tongue().capital(spoken(param, offer.value()))
                + gloss.map(bench.plain()::say).orElse("");
        String lacking = offer.lacking().map(bench.plain()::say).orElse("");
        String whole = lacking.isEmpty() ? label : label + DASH + lacking;
        return lacking.isEmpty() || DiscordLimit.CHOICE_NAME.holds(whole)
                ? MenuChoice.of(offer.value(), whole, "")
                : MenuChoice.of(
                        offer.value(),
                        bench.plain().say("discord.desk.not-now", "what", label),
                        bench.tongue().capital(lacking));
    }

    /** The slip with a value that was chosen; as it is if that was never offered. */
    EdictSlip chosen(EdictSlip slip, Param param, List<String> values) {
        boolean offered =
                offers(slip, param).stream().map(Offer::value).toList().containsAll(values);
        return offered && !values.isEmpty() ? slip.with(param.name(), spoken(param, values.get(0))) : slip;
    }

    private String spoken(Param param, String stored) {
        return bench.reader().spoken(param, stored);
    }
}
