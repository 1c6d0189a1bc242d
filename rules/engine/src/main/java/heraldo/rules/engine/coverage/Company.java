package heraldo.rules.engine.coverage;

import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.LineReading;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A clumsy scribe beside each of the engine's own players, and perhaps a game master who meddles.
 *
 * @param scribes one for each seat of the game
 * @param careless whether some of the scribes' lines that may stand are sent
 * @param meddler writes the game master's acts; empty if there is none
 */
record Company<S>(
        HostedRuleset<S> hosted,
        SortedMap<Seat, Scribe> scribes,
        Optional<Scribe> meddler,
        boolean careless,
        FreeChance whim,
        Logbook log)
        implements SelfPlay.Company<S> {

    /** The number of lines that a scribe tries in a turn. */
    private static final int TRIES = 4;

    /** The scribe sees what is written for its own seat, and some of what is written for others. */
    private static final int SEEN = 4;

    private static final int KEPT = 4;
    private static final int MEDDLED = 3;

    @Override
    public SortedMap<Seat, OrderSheet> sent(S state, Turn turn, SortedMap<Seat, OrderSheet> proposed) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>(proposed);
        sheets.forEach((seat, sheet) -> sheet.orders().forEach(order -> heard(seat, order)));
        sheets.forEach((seat, sheet) -> {
            if (turn.due().contains(seat) || !hosted.ruleset().steps().plansAhead()) {
                judge(state, seat, OrderSheet.EMPTY, sheet);
            }
        });
        for (Seat seat : scribes.keySet()) {
            for (int i = 0; i < TRIES; i++) {
                boolean stays = careless && turn.takes(seat) && whim.once(KEPT);
                scribbled(state, seat, begun(sheets.getOrDefault(seat, OrderSheet.EMPTY)))
                        .filter(sheet -> stays)
                        .ifPresent(sheet -> sheets.put(seat, sheet));
            }
        }
        hosted.ruleset().agree().notices(state, sheets).forEach(notice -> log.notice(notice.text()));
        return sheets;
    }

    private void heard(Seat writer, Order order) {
        scribes.forEach((seat, scribe) -> {
            if (seat.equals(writer) || whim.once(SEEN)) {
                scribe.hear(order);
            }
        });
    }

    /** The sheet, or only its beginning: on a full one nothing fits any more. */
    private OrderSheet begun(OrderSheet sheet) {
        return whim.once(2) || sheet.isEmpty()
                ? sheet
                : new OrderSheet(sheet.orders().subList(0, whim.below(sheet.size())));
    }

    /** The sheet with one more line of the scribe's; empty if it cannot stand. */
    private Optional<OrderSheet> scribbled(S state, Seat seat, OrderSheet sheet) {
        LineReading reading = Known.in(scribes, seat).scribble();
        reading.refusal().ifPresent(log::refusal);
        return reading.order()
                .map(order -> hosted.ruleset().play().enter(state, seat, sheet, order))
                .filter(longer -> judge(state, seat, sheet, longer));
    }

    /** Returns whether every line of a sheet is possible, and logs the verdicts on new lines and on impossible ones. */
    private boolean judge(S state, Seat seat, OrderSheet before, OrderSheet sheet) {
        List<Verdict> verdicts = hosted.ruleset().play().check(state, seat, sheet);
        for (int i = 0; i < verdicts.size(); i++) {
            Order order = sheet.orders().get(i);
            if (i >= before.size()
                    || !before.orders().get(i).equals(order)
                    || !verdicts.get(i).possible()) {
                log.verdict(order, verdicts.get(i));
            }
        }
        return verdicts.stream().allMatch(Verdict::possible);
    }

    @Override
    public S amended(S state) {
        return meddler.filter(writer -> whim.once(MEDDLED))
                .flatMap(writer -> writer.scribble().order())
                .map(edict -> amended(state, edict))
                .orElse(state);
    }

    private S amended(S state, Order edict) {
        Ruleset<S> ruleset = hosted.ruleset();
        Amendment<S> amendment = ruleset.direct().amend(state, edict);
        amendment.refusal().ifPresent(log::refusal);
        return ruleset.play().violations(amendment.state()).isEmpty() ? amendment.state() : state;
    }
}
