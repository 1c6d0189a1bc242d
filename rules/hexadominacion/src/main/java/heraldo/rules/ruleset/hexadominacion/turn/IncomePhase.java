package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.book.Yield;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.List;

/** The end of phase 7, Recibir recursos: every hex yields (H25-H27, R37, R38). */
public final class IncomePhase implements Phase {

    /** The label of the die of each hex. */
    private static final List<String> LABELS =
            Board.HEXES.stream().map(hex -> "ing|" + Board.name(hex)).toList();

    @Override
    public void play(Round round) {
        round.active().forEach(side -> earn(round, side));
    }

    private static void earn(Round round, Side side) {
        Field field = round.field();
        Resource scarcest = side.stock().scarcest();
        List<Deed.Crop> crops = new ArrayList<>();
        Stock gain = Stock.NONE;
        int culture = 0;
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (field.owner(hex) == side.seat() && !field.barren(hex)) {
                Deed.Crop crop = crop(round, hex, scarcest);
                crops.add(crop);
                gain = gain.plus(Stock.of(crop.resource(), crop.amount()));
                culture += field.city(hex) ? round.book().points().culture(field.level(hex)) : 0;
            }
        }
        Stock lost = crops.isEmpty() ? Stock.NONE : side.gains(gain);
        side.gainsCulture(culture);
        round.happened(new Deed.Earned(side.seat(), crops, culture, lost));
        if (!lost.isNone()) {
            round.remark(Remark.cap(side.seat(), 0, lost));
        }
    }

    private static Deed.Crop crop(Round round, int hex, Resource scarcest) {
        Field field = round.field();
        Yield yield = round.book().yieldOf(field.level(hex));
        int amount = yield.of(round.dice().die(LABELS.get(hex), yield.sides()));
        Resource resource =
                field.industry(hex).resource().or(() -> field.choice(hex)).orElse(scarcest);
        return new Deed.Crop(hex, resource, amount);
    }
}
