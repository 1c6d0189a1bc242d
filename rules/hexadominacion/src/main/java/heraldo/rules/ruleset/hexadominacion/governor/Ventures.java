package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.hexadominacion.book.Odds;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Uses that a realm may have for soldiers and goods: conquests, higher levels, posts at the border. */
final class Ventures {

    /** Points that a soldier at the border is worth, of a hundred of those that are at stake. */
    private static final int POST = 35;

    /** So many points at stake ask for one soldier. */
    private static final int STAKE = 260;

    /** A conquest seems so much better or worse at a whim, in hundredths above 90. */
    private static final int WHIM = 15;

    private static final int WHIMS = 59;
    private static final int MOST_POSTED = 9;

    /** Share of a realm's army that may come to help its capital, of a hundred. */
    private static final int HELP = 75;

    private final Survey survey;
    private final Appraisal appraisal;
    private final int seat;
    private final Aim aim;
    private final long whims;

    /** The ways in which a realm can use a hex. */
    enum Kind {
        CONQUEST,
        RAISING,
        POST
    }

    /**
     * Something to do.
     *
     * @param soldiers the number that it takes
     * @param rate points gained for a hundred units of its price
     */
    record Venture(Kind kind, int hex, int soldiers, int rate) {}

    Ventures(Survey survey, int seat, Aim aim, Dice dice) {
        this.survey = survey;
        this.appraisal = new Appraisal(survey, survey.realm(seat).stock());
        this.seat = seat;
        this.aim = aim;
        this.whims = dice.lot("prizes|" + seat);
    }

    /** All that is worth its price, what pays best first. */
    List<Venture> bestFirst() {
        List<Venture> ventures = new ArrayList<>();
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (survey.owner(hex) == seat) {
                ventures.add(raising(hex));
                if (survey.front(hex)) {
                    ventures.add(post(hex));
                }
            } else if (survey.beside(hex, seat)) {
                ventures.add(conquest(hex));
            }
        }
        ventures.removeIf(venture -> venture.rate() < appraisal.unit());
        ventures.sort(Comparator.comparingInt(Venture::rate).reversed());
        return ventures;
    }

    private Venture conquest(int hex) {
        int soldiers = Odds.needed(defenders(hex), aim.weights().odds());
        int price = appraisal.price(survey.book.costs().attack().times(soldiers));
        int whim = 90 + (int) ((whims >>> hex % WHIMS) & WHIM);
        int gain = appraisal.conquest(hex, seat, aim) * aim.weights().odds() / Odds.CERTAIN;
        return new Venture(Kind.CONQUEST, hex, soldiers, gain * whim / price);
    }

    /** Estimates the defenders of a hex: those there now and those who may come, because troops move before attacks. */
    private int defenders(int hex) {
        Tile tile = survey.world.tile(hex);
        if (tile.neutral()) {
            return tile.soldiers();
        }
        if (survey.capital(hex)) {
            int paid = survey.realm(tile.owner()).stock().sum()
                    / survey.book.costs().defend().sum();
            return Math.max(tile.soldiers(), Math.min(survey.army(tile.owner()) * HELP / 100 + 2, paid));
        }
        return tile.soldiers() + tile.soldiers() / 4;
    }

    private Venture raising(int hex) {
        Tile tile = survey.world.tile(hex);
        int rate = tile.level() == Tile.TOP
                ? 0
                : appraisal.raise(tile) * aim.weights().build() / 100;
        return new Venture(Kind.RAISING, hex, 0, rate);
    }

    /** Soldiers for a hex at the border. */
    Venture post(int hex) {
        int stake = appraisal.worth(survey.world.tile(hex));
        int soldiers = Math.min(MOST_POSTED, 1 + stake / STAKE);
        int price = appraisal.price(
                survey.book.costs().recruit().plus(survey.book.costs().defend()));
        return new Venture(
                Kind.POST,
                hex,
                soldiers,
                stake * POST / (price * soldiers) * aim.weights().guard() / 100);
    }
}
