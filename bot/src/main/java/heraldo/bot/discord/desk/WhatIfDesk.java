package heraldo.bot.discord.desk;

import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.WhatIf;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.Slips;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Simulations of a sheet, started at a desk. What the player assumes for rivals lives only in that message: it is kept in
 * memory under a number that only the message's menu knows.
 */
final class WhatIfDesk {

    private static final String TEXT = "text";
    private static final String GAP = " ";
    /** As many orders of a governor as an example shows. */
    private static final int EXAMPLES = 2;

    private final SheetDesk desk;
    private final Simulations simulations = new Simulations();
    private final Slips<SortedMap<Seat, String>> slips = new Slips<>();

    WhatIfDesk(SheetDesk desk) {
        this.desk = desk;
    }

    List<ComponentHandler> components() {
        return List.of(
                new DeskButton(DeskPress.SIMULATE, this::simulate),
                new FormButton(DeskPress.RIVAL, this::box, desk::changed, this::again),
                new DeskButton(DeskPress.RIVAL_LINES, this::written));
    }

    /** Simulates today's sheet, with governors for all other seats. */
    Answer simulate(Admitted admitted) {
        return answer(desk.bench(admitted, desk.today(admitted)), new TreeMap<>(), List.of());
    }

    /** The same with what is written for rivals; where nothing can be simulated, the desk says why. */
    private Answer answer(Bench bench, SortedMap<Seat, String> texts, List<String> notes) {
        if (!bench.receipt().campaign().terms().simulate()) {
            return refused(bench, "simulates-not");
        }
        if (bench.position().turn().instant() && !bench.odds().parts().isEmpty()) {
            return Answer.of(new OddsCard(bench, bench.odds()).write());
        }
        Rivals rivals = Rivals.of(texts, bench);
        Optional<WhatIf> answer = simulations.of(bench, rivals.others());
        String slip = texts.isEmpty() ? "" : slips.keep(bench.admitted().act().user(), texts);
        return answer.map(whatIf -> Answer.of(new WhatIfCard(bench, whatIf, rivals).write(slip, notes)))
                .orElseGet(() -> refused(bench, hindrance(bench.position())));
    }

    /** Returns the key of the reason why no simulation is possible. */
    private static String hindrance(Position<?> position) {
        if (position.outcome().isPresent()) {
            return "what-if-over";
        }
        return position.turn().instant() ? "no-what-if" : "what-if-out";
    }

    private Answer refused(Bench bench, String why) {
        String note = bench.plain().say("discord.desk." + why);
        return desk.show(bench.admitted(), Tray.EMPTY.noting(List.of(note)));
    }

    /** The message as it was, while a form is open over it. */
    private Answer again(Admitted admitted) {
        return answer(
                desk.bench(admitted, desk.today(admitted)),
                kept(admitted, DeskKey.of(admitted.call()).detail()).orElseGet(TreeMap::new),
                List.of());
    }

    private Optional<SortedMap<Seat, String>> kept(Admitted admitted, String slip) {
        return slips.find(admitted.act().user(), slip);
    }

    /** The box for a rival's orders, with what its player wrote there before. */
    private Optional<ModalForm> box(Admitted admitted) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        DeskKey key = DeskKey.of(admitted.call());
        return admitted.call().chosen(Call.CHOSEN).stream()
                .flatMap(chosen -> Rivals.called(chosen, bench).stream())
                .filter(rival -> key.turn().equals(bench.receipt().turn().key()))
                .findFirst()
                .map(rival -> box(bench, rival, key.detail()));
    }

    private ModalForm box(Bench bench, Seat rival, String slip) {
        Optional<String> before = kept(bench.admitted(), slip).map(texts -> texts.get(rival));
        ModalForm.Input input = new ModalForm.Input(
                TEXT,
                bench.plain().say("discord.what-if.box"),
                example(bench, rival),
                before,
                DiscordLimit.MODAL_TEXT.most(),
                false);
        return new ModalForm(
                bench.plain().say("discord.what-if.for", "rival", rival),
                DeskKey.componentId(
                        DeskPress.RIVAL_LINES, bench.receipt(), bench.admitted().act(), rival.number() + GAP + slip),
                List.of(input));
    }

    /**
     * Returns example orders that a governor might send for the rival, given the player's knowledge; a general hint if there are
     * none.
     */
    private String example(Bench bench, Seat rival) {
        String orders = simulations.example(bench, rival).orders().stream()
                .limit(EXAMPLES)
                .map(order -> typed(bench, order))
                .collect(Collectors.joining(" · "));
        return orders.isEmpty()
                ? bench.plain().say("discord.paste.hint")
                : bench.plain().say("discord.desk.example", "values", orders);
    }

    private static String typed(Bench bench, Order order) {
        return bench.game().orders().write(order, bench.lexicon());
    }

    /** The answer anew with what was written for a rival; nothing leads back to a governor for that seat. */
    private Answer written(Admitted admitted) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        DeskKey key = DeskKey.of(admitted.call());
        String[] detail = key.detail().split(GAP, 2);
        Optional<Seat> rival = Rivals.called(detail[0], bench);
        if (!key.turn().equals(bench.receipt().turn().key()) || rival.isEmpty()) {
            return desk.changed(admitted);
        }
        String slip = detail[1];
        Optional<SortedMap<Seat, String>> before = kept(admitted, slip);
        SortedMap<Seat, String> texts = new TreeMap<>(before.orElseGet(TreeMap::new));
        admitted.call()
                .text(TEXT)
                .ifPresentOrElse(text -> texts.put(rival.get(), text), () -> texts.remove(rival.get()));
        boolean gone = !slip.isEmpty() && before.isEmpty();
        return answer(bench, texts, gone ? List.of(bench.speech().say("discord.what-if.gone")) : List.of());
    }
}
