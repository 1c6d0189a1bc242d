package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.book.Yield;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.List;

/** Phase 7, Recibir recursos: cities are told what to yield, then every hex yields (H25-H27, R37-R39). */
final class IncomePhase implements Phase {

    @Override
    public void play(Round round) {
        Departed.cancel(round, Income.class);
        List<Line<Income>> lines = round.lines(Income.class);
        lines.stream().filter(line -> line.order().all()).forEach(line -> chooseAll(round, line));
        lines.stream().filter(line -> !line.order().all()).forEach(line -> choose(round, line));
        round.active().forEach(side -> earn(round, side));
    }

    private static void chooseAll(Round round, Line<Income> line) {
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (yieldsCity(round.field(), hex, line.seat())) {
                round.field().choose(hex, line.order().resource());
            }
        }
    }

    private static void choose(Round round, Line<Income> line) {
        int city = line.order().city();
        if (yieldsCity(round.field(), city, line.seat())) {
            round.field().choose(city, line.order().resource());
        } else {
            line.end(Code.X_NOT_OWNER);
        }
    }

    /** Whether a hex is a city of a realm that yields something this round. */
    private static boolean yieldsCity(Field field, int hex, int seat) {
        return field.city(hex) && field.owner(hex) == seat && !field.taken(hex);
    }

    private static void earn(Round round, Side side) {
        Field field = round.field();
        Resource scarcest = scarcest(side.stock());
        List<Deed.Crop> crops = new ArrayList<>();
        Stock lost = Stock.NONE;
        int culture = 0;
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (field.owner(hex) == side.seat() && !(field.city(hex) && field.taken(hex))) {
                Deed.Crop crop = crop(round, hex, scarcest);
                crops.add(crop);
                lost = lost.plus(side.gains(Stock.of(crop.resource(), crop.amount())));
                culture += field.city(hex) ? round.book().points().culture(field.level(hex)) : 0;
            }
        }
        side.gainsCulture(culture);
        round.happened(new Deed.Earned(side.seat(), crops, culture, lost));
        if (!lost.isNone()) {
            round.remark(Remark.cap(side.seat(), 0, lost));
        }
    }

    private static Deed.Crop crop(Round round, int hex, Resource scarcest) {
        Field field = round.field();
        Yield yield = round.book().yieldOf(field.level(hex));
        int amount = yield.of(round.dice().die("ing|" + Board.name(hex), yield.sides()));
        Resource resource =
                field.industry(hex).resource().or(() -> field.choice(hex)).orElse(scarcest);
        return new Deed.Crop(hex, resource, amount);
    }

    /** What a realm has least of; of equal ones the first (R38). */
    private static Resource scarcest(Stock stock) {
        Resource scarcest = Resource.WHEAT;
        for (Resource resource : Resource.ALL) {
            scarcest = stock.get(resource) < stock.get(scarcest) ? resource : scarcest;
        }
        return scarcest;
    }
}
