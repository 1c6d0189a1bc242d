package heraldo.bot.discord.desk;

import heraldo.bot.discord.desk.Question.Blank;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Derives the questions for an order from its declaration. Fields on which others depend, or with more values than a form's
 * menu holds, get a menu in the message; all others share one form. Fields with one possible value are not asked, nor optional
 * ones once the order is valid without them.
 */
final class Inquiry {

    /** As many values of a field are tried to see whether another field depends on it. */
    private static final int TRIED = 3;

    private final Bench bench;
    private final OrderType<?> type;
    private final Form form;
    private final OrderSheet others;

    Inquiry(Bench bench, Slip slip) {
        this.bench = bench;
        this.type = bench.game().order(slip.type());
        this.form = new Form(type);
        this.others = others(bench, slip.place());
    }

    OrderType<?> type() {
        return type;
    }

    List<Param> fields() {
        return form.fields().toList();
    }

    /** The sheet without the line that the order takes the place of. */
    OrderSheet others() {
        return others;
    }

    private static OrderSheet others(Bench bench, Slip.Place place) {
        return switch (place) {
            case Slip.Place.Instead instead -> bench.sheet().without(instead.line());
            case Slip.Place.Counter counter -> {
                Dealings dealings = new Dealings(bench);
                yield dealings.find(counter.offer()).map(dealings::others).orElse(bench.sheet());
            }
            case Slip.Place.New unused -> bench.sheet();
            case Slip.Place.More unused -> bench.sheet();
        };
    }

    /** Returns the label of a field. */
    String label(Param param) {
        return new Menus(bench)
                .slash(type).options().stream()
                        .filter(option -> option.param().equals(param.name()))
                        .findFirst()
                        .map(option -> bench.tongue()
                                .capital(option.name()
                                        .in(bench.tongue().locale())
                                        .replace('-', ' ')
                                        .replaceAll("\\d+$", "")))
                        .orElse(param.name());
    }

    /** Returns the next question about a slip; {@link Question.Done} if none is left. */
    Question next(Slip slip) {
        List<Param> open = open(slip);
        if (open.isEmpty() || (open.stream().noneMatch(Form::needed) && stands(slip))) {
            return new Question.Done(slip);
        }
        for (Param param : open) {
            List<Offer> offers = offers(slip, param);
            List<Offer> possible = offers.stream().filter(Offer::possible).toList();
            if (Form.needed(param) && possible.size() == 1) {
                return next(
                        slip.with(param.name(), spoken(param, possible.get(0).value())));
            }
            if (!offers.isEmpty() && alone(slip, open, param, offers)) {
                return new Question.Choose(slip, new Blank(param, offers));
            }
        }
        return new Question.Fill(
                slip,
                open.stream()
                        .limit(DiscordLimit.MODAL_INPUTS.most())
                        .map(param -> new Blank(param, offers(slip, param)))
                        .toList());
    }

    /** All fields of an order that stands on the sheet, filled in. */
    Question.Fill again(Slip slip) {
        return new Question.Fill(
                slip,
                form.fields()
                        .limit(DiscordLimit.MODAL_INPUTS.most())
                        .map(param -> new Blank(param, offers(without(slip, param), param)))
                        .toList());
    }

    private static Slip without(Slip slip, Param param) {
        return slip.with(param.name(), "");
    }

    private List<Param> open(Slip slip) {
        return form.fields()
                .filter(param ->
                        !slip.given().containsKey(param.name()) && !slip.asked().contains(param.name()))
                .toList();
    }

    /**
     * Returns whether a required field gets a menu of its own: it is the last one, other fields depend on it, or the values or
     * open fields exceed Discord's limits.
     */
    private boolean alone(Slip slip, List<Param> open, Param param, List<Offer> offers) {
        boolean needed = Form.needed(param);
        return (open.size() == 1 && needed)
                || (needed && offers.size() > DiscordLimit.SELECT_OPTIONS.most())
                || (needed && open.size() > DiscordLimit.MODAL_INPUTS.most())
                || (needed && decides(slip, open, param, offers));
    }

    /** Returns whether the choice in one field changes the values offered in another open field. */
    private boolean decides(Slip slip, List<Param> open, Param param, List<Offer> offers) {
        List<Param> later = open.stream()
                .filter(other -> !other.equals(param) && other.type().isPresent())
                .toList();
        return later.stream().anyMatch(other -> {
            List<Offer> before = offers(slip, other);
            return offers.stream()
                    .filter(Offer::possible)
                    .limit(TRIED)
                    .map(offer -> offers(slip.with(param.name(), spoken(param, offer.value())), other))
                    .anyMatch(after -> !after.equals(before));
        });
    }

    /** The order with what is offered first for every field that it needs; empty if that does not make one that stands. */
    Optional<Order> simplest(Slip slip) {
        return switch (next(slip)) {
            case Question.Done done -> order(done.slip()).filter(this::stands);
            case Question.Choose choose -> first(choose.slip(), choose.blank()).flatMap(this::simplest);
            case Question.Fill fill ->
                fill.blanks().isEmpty()
                        ? Optional.empty()
                        : first(fill.slip(), fill.blanks().get(0)).flatMap(this::simplest);
        };
    }

    /** Fills in the first possible value of a field, or leaves an optional field blank; empty if neither works. */
    private Optional<Slip> first(Slip slip, Blank blank) {
        Param param = blank.param();
        return blank.offers().stream()
                .filter(Offer::possible)
                .findFirst()
                .map(offer -> slip.with(param.name(), spoken(param, offer.value())))
                .or(() -> Form.needed(param) ? Optional.empty() : Optional.of(slip.with(param.name(), "")));
    }

    private boolean stands(Slip slip) {
        return order(slip).filter(this::stands).isPresent();
    }

    private boolean stands(Order order) {
        OrderSheet sheet = others.with(order);
        List<Verdict> verdicts = bench.position().check(bench.seat(), sheet);
        return verdicts.get(verdicts.size() - 1).possible();
    }

    private Optional<Order> order(Slip slip) {
        return bench.reader().read(type, slip.given()).order();
    }

    /** Values that are offered for a field; none for a flag or a free text. */
    List<Offer> offers(Slip slip, Param param) {
        if (param.type().isEmpty()) {
            return List.of();
        }
        SortedMap<String, String> given = bench.reader().given(type, slip.given());
        return bench.offers(bench.query(type, param.name(), given, others));
    }

    /** Returns whether a field offers all of the values, which rejects values that a client made up. */
    boolean offered(Slip slip, Param param, List<String> values) {
        return offers(without(slip, param), param).stream()
                .map(Offer::value)
                .toList()
                .containsAll(values);
    }

    /**
     * Returns the values chosen in the menu of a field, in the player's language; empty if there are none, or not all are
     * offered.
     */
    String chosen(Slip slip, Param param, List<String> values) {
        if (param.type().isEmpty()) {
            return values.contains(DeskForm.YES) ? DeskForm.YES : "";
        }
        return offered(slip, param, values) ? spoken(param, values) : "";
    }

    /** A stored value as it is read in the player's language. */
    String spoken(Param param, String stored) {
        return bench.reader().spoken(param, stored);
    }

    /** Several stored values as they are read. */
    String spoken(Param param, List<String> stored) {
        return stored.stream()
                .map(value -> spoken(param, value))
                .reduce((first, second) -> first + ", " + second)
                .orElse("");
    }
}
