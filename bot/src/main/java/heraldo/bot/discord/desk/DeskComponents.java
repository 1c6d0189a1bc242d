package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.desk.Slip.Place;
import heraldo.bot.discord.desk.Tray.Mending;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.Corrections;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Form;
import heraldo.rules.order.PastedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Everything that can be pressed on a desk. */
public final class DeskComponents {

    private static final String TEXT = "text";

    private final BotContext context;
    private final SheetDesk desk;
    private final FormFlow flow;
    private final Corrections corrections;
    private final WhatIfDesk whatIf;

    public DeskComponents(BotContext context, Corrections corrections) {
        this.context = context;
        this.corrections = corrections;
        this.desk = new SheetDesk(context);
        this.flow = new FormFlow(desk, corrections);
        this.whatIf = new WhatIfDesk(desk);
    }

    /** The handlers of all buttons, menus and forms of a desk. */
    public List<ComponentHandler> all() {
        List<ComponentHandler> components = new ArrayList<>(flow.components());
        components.addAll(new OfferFlow(desk, flow).components());
        components.add(new DeskButton(DeskPress.SHOW, admitted -> desk.show(admitted, Tray.EMPTY)));
        components.add(new DeskButton(
                DeskPress.PAGE,
                admitted -> desk.show(admitted, Tray.EMPTY.at(key(admitted).number()))));
        components.add(new BeginButton(desk, flow));
        components.add(new KindButton(desk, flow));
        components.add(new DeskButton(DeskPress.LINE, this::line));
        components.add(FormButton.on(desk, DeskPress.CHANGE, this::change, desk::changed));
        components.add(new DeskButton(
                DeskPress.REMOVE,
                admitted -> desk.act(
                        admitted,
                        orders -> orders.remove(admitted.act(), key(admitted).number()),
                        Tray.EMPTY.at(key(admitted).number()))));
        components.add(new DeskButton(DeskPress.UP, admitted -> move(admitted, -1)));
        components.add(new DeskButton(DeskPress.DOWN, admitted -> move(admitted, 1)));
        components.add(new DeskButton(DeskPress.PREVIEW, this::preview));
        components.addAll(whatIf.components());
        components.add(new DeskButton(DeskPress.READY, this::ready));
        components.add(new DeskButton(DeskPress.READY_ANYWAY, admitted -> declared(admitted, true)));
        components.add(new DeskButton(DeskPress.REOPEN, admitted -> declared(admitted, false)));
        components.add(new DeskButton(
                DeskPress.UNDO, admitted -> desk.act(admitted, orders -> orders.undo(admitted.act()), Tray.EMPTY)));
        components.add(FormButton.on(desk, DeskPress.WRITE, this::box, this::bulky));
        components.add(new DeskButton(DeskPress.LINES, this::lines));
        LessonGuide guide = new LessonGuide(desk, flow);
        components.add(new DeskButton(DeskPress.HELP, guide::help));
        components.add(new DeskButton(DeskPress.SKIP, guide::skip));
        StandingCard standing = new StandingCard(context);
        components.add(
                new DeskButton(DeskPress.STANDING, admitted -> standing.pressed(admitted, StandingCard.Deed.SHOW)));
        components.add(new DeskButton(
                DeskPress.STANDING_KEEP, admitted -> standing.pressed(admitted, StandingCard.Deed.KEEP)));
        components.add(new DeskButton(
                DeskPress.STANDING_DROP, admitted -> standing.pressed(admitted, StandingCard.Deed.DROP)));
        return List.copyOf(components);
    }

    private static DeskKey key(Admitted admitted) {
        return DeskKey.of(admitted.call());
    }

    private String say(Admitted admitted, String key) {
        return context.speech(admitted.call()).plain().say("discord.desk." + key);
    }

    private Answer line(Admitted admitted) {
        Optional<Integer> line = admitted.call().chosen(Call.CHOSEN).stream()
                .filter(chosen -> chosen.matches("[1-9]\\d{0,2}"))
                .findFirst()
                .map(Integer::valueOf);
        Receipt today = desk.today(admitted);
        return line.filter(number ->
                        key(admitted).fits(today) && number <= today.lines().size())
                .map(number -> Answer.of(new DeskCard(desk.bench(admitted, today)).of(Tray.chosen(number))))
                .orElseGet(() -> desk.changed(admitted));
    }

    private Answer move(Admitted admitted, int by) {
        int line = key(admitted).number();
        return desk.act(admitted, orders -> orders.move(admitted.act(), line, line + by), Tray.EMPTY.at(line + by));
    }

    /** A line opens as the form it was filled in with; one that no form holds, as it is typed. */
    private Optional<ModalForm> change(Admitted admitted) {
        Receipt today = desk.today(admitted);
        int line = key(admitted).number();
        if (!key(admitted).fits(today) || line > today.lines().size()) {
            return Optional.empty();
        }
        Bench bench = desk.bench(admitted, today);
        Order order = bench.sheet().line(line);
        return Groups.fields(order, bench)
                .filter(fields -> !bench.game().orders().typeOf(order).params().isEmpty())
                .map(fields -> flow.again(
                        bench,
                        new Slip(
                                bench.game().orders().typeOf(order).key(),
                                new Place.Instead(line),
                                fields,
                                new TreeSet<>(fields.keySet()))))
                .or(() -> Optional.of(box(bench, today.lines().get(line - 1).text(), String.valueOf(line))));
    }

    private Answer preview(Admitted admitted) {
        return desk.drawn(admitted, desk.today(admitted));
    }

    /** Shows a simulation of today's sheet. */
    public Answer simulate(Admitted admitted) {
        return whatIf.simulate(admitted);
    }

    /** Declares the player ready, but asks first if something is unused. */
    private Answer ready(Admitted admitted) {
        Receipt today = desk.today(admitted);
        DeskCard card = new DeskCard(desk.bench(admitted, today));
        return key(admitted).fits(today) && card.unfinished()
                ? Answer.of(card.of(Tray.goingOut()))
                : declared(admitted, true);
    }

    /** The same for whoever says so outside a desk; what comes of it is shown on one. */
    public Answer finish(Admitted admitted) {
        DeskCard card = new DeskCard(desk.bench(admitted, desk.today(admitted)));
        if (card.unfinished()) {
            return Answer.of(card.of(Tray.goingOut()));
        }
        try {
            return desk.of(admitted, context.office().orders().ready(admitted.act(), true));
        } catch (RefusedException e) {
            return desk.show(admitted, Tray.EMPTY.refusing(desk.reason(admitted, e)));
        }
    }

    private Answer declared(Admitted admitted, boolean ready) {
        return desk.act(admitted, orders -> orders.ready(admitted.act(), ready), Tray.EMPTY);
    }

    /** The box that holds the present sheet; none for a sheet that it cannot hold, or lines would be lost. */
    public Optional<ModalForm> box(Admitted admitted) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        return SheetBox.of(bench).map(text -> box(bench, text, ""));
    }

    /** The desk of a sheet that no box holds. */
    public Answer bulky(Admitted admitted) {
        String note = context.emblems().sign("✖") + " " + say(admitted, "bulky");
        return desk.show(admitted, Tray.EMPTY.noting(List.of(note)));
    }

    /**
     * The box for lines.
     *
     * @param line the line that alone is written; empty for the whole sheet
     */
    private ModalForm box(Bench bench, String text, String line) {
        Speech speech = bench.plain();
        ModalForm.Input input = new ModalForm.Input(
                TEXT,
                speech.say("discord.paste.label"),
                speech.say("discord.paste.hint"),
                Optional.of(text),
                DiscordLimit.MODAL_TEXT.most(),
                false);
        return new ModalForm(
                speech.say("discord.paste.title"),
                DeskKey.componentId(
                        DeskPress.LINES, bench.receipt(), bench.admitted().act(), line),
                List.of(input));
    }

    /**
     * Asks whoever would give up the game with an order that was typed, and says in it no further word to be sure.
     *
     * @return the question; empty if nothing is to be asked
     */
    public Optional<Answer> conceding(Admitted admitted, Order order) {
        boolean none = !context.office()
                .library()
                .rulebook(admitted.campaign())
                .hosted()
                .ruleset()
                .play()
                .concedes(order);
        if (none) {
            return Optional.empty();
        }
        Bench bench = desk.bench(admitted, desk.today(admitted));
        return concedes(bench, order) ? flow.conceding(bench, order, new Place.New()) : Optional.empty();
    }

    private static boolean concedes(Bench bench, Order order) {
        return bench.position().rules().play().concedes(order)
                && bench.game().orders().typeOf(order).params().stream().noneMatch(Form::needed)
                && !bench.sheet().orders().contains(order);
    }

    /** Lines with which their writer would give up the game are asked about; the others are written. */
    private Answer lines(Admitted admitted) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        String text = admitted.call().text(TEXT).orElse("");
        List<PastedLine> pasted = bench.game().orders().paste(text, bench.lexicon());
        Optional<Order> conceding = pasted.stream()
                .flatMap(line -> line.reading().order().stream())
                .filter(order -> concedes(bench, order))
                .findFirst();
        String line = key(admitted).detail();
        if (conceding.isEmpty() || !key(admitted).fits(bench.receipt())) {
            return written(admitted, text, line);
        }
        if (!line.isEmpty()) {
            return flow.conceding(bench, conceding.get(), new Place.Instead(Integer.parseInt(line)))
                    .orElseGet(() -> written(admitted, text, line));
        }
        String rest = pasted.stream()
                .filter(each -> !each.reading().order().equals(conceding))
                .map(PastedLine::text)
                .collect(Collectors.joining("\n"));
        Answer others = rest.isEmpty() ? desk.show(admitted, Tray.EMPTY) : written(admitted, rest, "");
        Bench now = desk.bench(admitted, desk.today(admitted));
        return flow.conceding(now, conceding.get(), new Place.New()).orElse(others);
    }

    private Answer written(Admitted admitted, String text, String line) {
        Tray refused = Tray.EMPTY.withMending(new Mending(
                Corrections.KEY, now -> corrections.offer(now.admitted().act(), box(now, text, line))));
        return desk.act(
                admitted,
                orders -> line.isEmpty()
                        ? orders.rewrite(admitted.act(), text)
                        : orders.replace(admitted.act(), Integer.parseInt(line), text),
                refused);
    }
}
