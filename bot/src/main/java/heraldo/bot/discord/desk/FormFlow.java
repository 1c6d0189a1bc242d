package heraldo.bot.discord.desk;

import heraldo.bot.campaign.sheet.OrderDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.campaign.sheet.SheetEditor;
import heraldo.bot.discord.desk.Slip.Place;
import heraldo.bot.discord.desk.Tray.Asking;
import heraldo.bot.discord.desk.Tray.Mending;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.Corrections;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.Slips;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;

/** Fills in orders by menus and forms, question by question, until they can be written on the sheet. */
final class FormFlow {

    private final SheetDesk desk;
    private final Corrections corrections;
    private final Slips<Slip> slips = new Slips<>();

    FormFlow(SheetDesk desk, Corrections corrections) {
        this.desk = desk;
        this.corrections = corrections;
    }

    List<ComponentHandler> components() {
        return List.of(
                flow(DeskPress.KIND, this::kind),
                flow(DeskPress.VALUE, this::valued),
                flow(DeskPress.EXTEND, this::extended),
                new DeskButton(
                        DeskPress.FORM,
                        this::sent,
                        admitted -> desk.show(admitted, Tray.EMPTY).laid()),
                new DeskButton(DeskPress.PLAY, this::played));
    }

    /** A press that leads to a slip. */
    private interface Press {

        /** The slip as the press leaves it; empty if it is too old, or the press only turns a page. */
        Optional<Slip> slip(Bench bench, Call call);
    }

    private FormButton flow(DeskPress press, Press meant) {
        return FormButton.on(
                desk,
                press,
                admitted -> bench(admitted)
                        .flatMap(bench -> meant.slip(bench, admitted.call())
                                .flatMap(slip -> form(bench, new Inquiry(bench, slip).next(slip)))),
                admitted -> answer(admitted, meant));
    }

    /** The desk as it was shown; empty if the sheet has changed since. */
    private Optional<Bench> bench(Admitted admitted) {
        Receipt today = desk.today(admitted);
        return DeskKey.of(admitted.call()).fits(today) ? Optional.of(desk.bench(admitted, today)) : Optional.empty();
    }

    private Optional<ModalForm> form(Bench bench, Question question) {
        return question instanceof Question.Fill fill ? Optional.of(form(bench, fill)) : Optional.empty();
    }

    private ModalForm form(Bench bench, Question.Fill fill) {
        String number = slips.keep(bench.admitted().act().user(), fill.slip());
        return new DeskForm(bench, new Inquiry(bench, fill.slip()))
                .of(
                        fill,
                        DeskKey.componentId(
                                DeskPress.FORM,
                                bench.receipt(),
                                bench.admitted().act(),
                                number));
    }

    /** Begins an order: it is written if nothing has to be asked. */
    Answer begin(Bench bench, OrderType<?> type) {
        return next(bench, Slip.blank(type.key()));
    }

    /** The same for somebody who has no desk before them yet. */
    Answer beginAnew(Bench bench, OrderType<?> type) {
        Slip blank = Slip.blank(type.key());
        return new Inquiry(bench, blank).next(blank) instanceof Question.Done done
                ? order(bench, done.slip())
                        .map(order -> advised(bench, order))
                        .orElseGet(() -> goOn(bench, done.slip()))
                : next(bench, blank);
    }

    private Optional<Slip> kind(Bench bench, Call call) {
        return call.chosen(Call.CHOSEN).stream()
                .filter(key -> bench.game().orders().types().stream()
                        .anyMatch(type -> type.key().equals(key)))
                .findFirst()
                .map(Slip::blank);
    }

    private Optional<Slip> valued(Bench bench, Call call) {
        List<String> values = call.chosen(Call.CHOSEN);
        return values.isEmpty() || MenuPages.page(values.get(0)).isPresent()
                ? Optional.empty()
                : kept(call).map(slip -> with(bench, slip, values));
    }

    private Optional<Slip> kept(Call call) {
        return slips.find(call.act().user(), DeskKey.of(call).detail());
    }

    /** The slip with what was chosen for the field that was asked for; as it is if that was never offered. */
    private static Slip with(Bench bench, Slip slip, List<String> values) {
        Inquiry inquiry = new Inquiry(bench, slip);
        return inquiry.next(slip) instanceof Question.Choose choose
                        && inquiry.offered(slip, choose.blank().param(), values)
                ? choose.slip()
                        .with(
                                choose.blank().param().name(),
                                inquiry.spoken(choose.blank().param(), values))
                : slip;
    }

    private Optional<Slip> extended(Bench bench, Call call) {
        int line = DeskKey.of(call).number();
        if (line > bench.sheet().size()) {
            return Optional.empty();
        }
        Order order = bench.sheet().line(line);
        SortedMap<String, String> shared = Groups.shared(order, bench);
        return Optional.of(new Slip(
                bench.game().orders().typeOf(order).key(),
                new Place.More(line),
                shared,
                new TreeSet<>(shared.keySet())));
    }

    private Answer answer(Admitted admitted, Press meant) {
        Optional<Bench> bench = bench(admitted);
        if (bench.isEmpty()) {
            return desk.changed(admitted);
        }
        Optional<Slip> slip = meant.slip(bench.get(), admitted.call());
        return slip.map(filled -> next(bench.get(), filled)).orElseGet(() -> page(bench.get()));
    }

    /** Another page of the values that are asked for. */
    private Answer page(Bench bench) {
        Call call = bench.admitted().call();
        Optional<Integer> page = call.chosen(Call.CHOSEN).stream().findFirst().flatMap(MenuPages::page);
        return kept(call)
                .map(slip -> new Inquiry(bench, slip).next(slip))
                .filter(question -> page.isPresent() && question instanceof Question.Choose)
                .map(question -> ask(bench, (Question.Choose) question, page.orElseThrow()))
                .orElseGet(() -> desk.changed(bench.admitted()));
    }

    /** Writes a complete slip, after a confirmation where it needs one, or asks for the next field. */
    private Answer next(Bench bench, Slip slip) {
        return switch (new Inquiry(bench, slip).next(slip)) {
            case Question.Done done ->
                (slip.asked().isEmpty() && irrevocable(bench)) || conceding(bench, done.slip())
                        ? ask(bench, done.slip())
                        : write(bench, done.slip());
            case Question.Choose choose -> ask(bench, choose, 0);
            case Question.Fill fill -> goOn(bench, fill.slip());
        };
    }

    private static boolean irrevocable(Bench bench) {
        return bench.receipt().turn().instant() && !bench.receipt().turn().ahead();
    }

    /** Returns whether the order on a slip concedes the game. */
    private static boolean conceding(Bench bench, Slip slip) {
        return order(bench, slip)
                .filter(order -> bench.position().rules().play().concedes(order))
                .isPresent();
    }

    /** Asks the player to confirm an order that concedes the game or is played at once. */
    private Answer ask(Bench bench, Slip slip) {
        boolean conceding = conceding(bench, slip);
        String note = order(bench, slip)
                .map(order -> bench.speech()
                        .say(
                                conceding ? "discord.desk.concedes" : "discord.desk.at-once",
                                "order",
                                bench.told(order),
                                "instant",
                                String.valueOf(bench.receipt().turn().instant())))
                .orElse("");
        String number = slips.keep(bench.admitted().act().user(), slip);
        Mending play = new Mending(
                conceding ? "discord.desk.concede" : "discord.desk.play",
                now -> DeskKey.componentId(
                        DeskPress.PLAY, now.receipt(), now.admitted().act(), number));
        return Answer.of(new DeskCard(bench).of(Tray.EMPTY.noting(List.of(note)).withMending(play)));
    }

    private static Optional<Order> order(Bench bench, Slip slip) {
        return bench.reader()
                .read(bench.game().order(slip.type()), slip.given())
                .order();
    }

    /** The question to whoever would give up the game with an order; empty if no form holds that order. */
    Optional<Answer> conceding(Bench bench, Order order, Place place) {
        String type = bench.game().orders().typeOf(order).key();
        return Groups.fields(order, bench)
                .map(fields -> ask(bench, new Slip(type, place, fields, new TreeSet<>(fields.keySet()))));
    }

    /** An order that is advised, on the sheet; where it would be played at once, its player is asked first. */
    Answer advised(Bench bench, Order order) {
        String type = bench.game().orders().typeOf(order).key();
        Slip slip = Groups.fields(order, bench)
                .map(fields -> new Slip(type, new Place.New(), fields, new TreeSet<>(fields.keySet())))
                .orElseGet(() -> Slip.blank(type));
        return irrevocable(bench) ? ask(bench, slip) : desk.write(bench.admitted(), order);
    }

    private Answer played(Admitted admitted) {
        Optional<Bench> bench = bench(admitted);
        Optional<Slip> slip = kept(admitted.call());
        return bench.isPresent() && slip.isPresent() ? write(bench.get(), slip.get()) : desk.changed(admitted);
    }

    private Answer ask(Bench bench, Question.Choose question, int page) {
        String number = slips.keep(bench.admitted().act().user(), question.slip());
        return Answer.of(new DeskCard(bench).of(Tray.asking(new Asking(number, question, page))));
    }

    /** A form cannot follow a form: a button stands between them. */
    private Answer goOn(Bench bench, Slip slip) {
        return Answer.of(new DeskCard(bench).of(mendable(slip)));
    }

    private Tray mendable(Slip slip) {
        return Tray.EMPTY.withMending(new Mending(
                Corrections.KEY, now -> corrections.offer(now.admitted().act(), again(now, slip.on(now.sheet())))));
    }

    private Answer write(Bench bench, Slip slip) {
        Admitted admitted = bench.admitted();
        OrderType<?> type = bench.game().order(slip.type());
        return desk.act(
                bench,
                orders -> written(
                        orders,
                        admitted,
                        slip.place(),
                        SheetEditor.order(bench.reader().read(type, slip.given()))),
                mendable(slip),
                seen(slip.place()));
    }

    /** The line that its player wants to see then. */
    private static int seen(Place place) {
        return switch (place) {
            case Place.New unused -> Integer.MAX_VALUE;
            case Place.Counter unused -> Integer.MAX_VALUE;
            case Place.Instead instead -> instead.line();
            case Place.More more -> more.line();
        };
    }

    private Receipt written(OrderDesk orders, Admitted admitted, Place place, Order order) {
        return switch (place) {
            case Place.New unused -> orders.add(admitted.act(), order);
            case Place.Instead instead -> orders.replace(admitted.act(), instead.line(), order);
            case Place.Counter counter ->
                desk.context().office().writing().offers().counter(admitted.act(), counter.offer(), order);
            case Place.More more -> orders.append(admitted.act(), more.line(), order);
        };
    }

    /** The form of an order with all that is filled in. */
    ModalForm again(Bench bench, Slip slip) {
        return form(bench, new Inquiry(bench, slip).again(slip));
    }

    /**
     * Handles a submitted form. If the sheet has changed, only a new line that is not played at once goes on; anything else can
     * be reopened for today's sheet.
     */
    private Answer sent(Admitted admitted) {
        Slip slip = kept(admitted.call()).orElseThrow(() -> Refusals.of("typed-gone"));
        Receipt today = desk.today(admitted);
        Bench bench = desk.bench(admitted, today);
        Slip filled = filled(bench, slip.on(bench.sheet()));
        DeskKey key = DeskKey.of(admitted.call());
        boolean added = filled.place() instanceof Place.New
                && key.turn().equals(today.turn().key())
                && !irrevocable(bench);
        return key.fits(today) || added ? next(bench, filled) : desk.changed(admitted, mendable(filled));
    }

    /** The slip with everything that was filled in, or left open, in the form. */
    private static Slip filled(Bench bench, Slip slip) {
        Inquiry inquiry = new Inquiry(bench, slip);
        Call call = bench.admitted().call();
        Slip full = slip;
        for (Param param : inquiry.fields()) {
            if (call.given().containsKey(DeskForm.CHOSEN + param.name())) {
                List<String> values = call.chosen(DeskForm.CHOSEN + param.name());
                full = full.with(param.name(), inquiry.chosen(slip, param, values));
            } else if (call.given().containsKey(param.name())) {
                full = full.with(param.name(), call.text(param.name()).orElse(""));
            }
        }
        return full;
    }
}
