package heraldo.bot.render;

import heraldo.rules.kernel.Known;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Plate;
import java.awt.Color;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/** Paints what an island's plate says in its column besides: notes on the seats, the last dice, the bank, its signs. */
final class IsleColumn {

    private static final double INNER = 1026;
    private static final double END = 1568;
    private static final double NOTE_X = 1116;
    private static final double NOTE = 18;
    private static final double NOTE_ROOM = 450;
    private static final double DICE = 592;
    private static final double DIE = 64;
    private static final double BANK = 676;
    private static final double ROW = 60;

    private final Easel easel;
    private final Theme theme;
    private final Wording wording;

    IsleColumn(Easel easel, Wording wording) {
        this.easel = easel;
        this.theme = easel.theme();
        this.wording = wording;
    }

    /**
     * The parts of the column.
     *
     * @param top the upper edge of the ranks
     * @param row the height of each of them
     */
    void draw(Isle isle, List<Plate.Rank> ranks, double top, double row) {
        Isle.Tally tally = isle.tally();
        for (int i = 0; i < ranks.size(); i++) {
            String note = wording.say(Known.in(tally.notes(), ranks.get(i).seat()));
            double size = Math.min(NOTE, NOTE_ROOM / Typeface.PLAIN.width(note, 1));
            easel.words(Typeface.PLAIN, note, NOTE_X, top + (i + 1) * row - 15, size, theme.ink("quiet"));
        }
        tally.roll().ifPresent(this::roll);
        easel.flood(new Rectangle2D.Double(INNER, BANK - 8, END - INNER, 1), theme.ink("line"));
        bank(tally.bank());
    }

    private void roll(Isle.Roll roll) {
        die(roll.one(), INNER);
        die(roll.other(), INNER + DIE + 12);
        String text = wording.say(roll.text());
        double left = INNER + 2 * DIE + 36;
        double size = Math.min(24, (END - left) / Typeface.STRONG.width(text, 1));
        easel.words(Typeface.STRONG, text, left, DICE + DIE / 2 + size / 2, size, theme.ink("letters"));
    }

    private void die(int pips, double x) {
        easel.cased(new RoundRectangle2D.Double(x, DICE, DIE, DIE, 18, 18), theme.ink("chip"), theme.ink("casing"), 3);
        double step = DIE * 0.27;
        for (int column = -1; column <= 1; column++) {
            for (int row = -1; row <= 1; row++) {
                if (shows(pips, column, row)) {
                    easel.fill(
                            Halo.disc(x + DIE / 2 + column * step, DICE + DIE / 2 + row * step, 6),
                            theme.ink("number"));
                }
            }
        }
    }

    /** Returns whether a die shows a pip at a position: the middle, one diagonal, the other one, the sides. */
    private static boolean shows(int pips, int column, int row) {
        if (column == 0) {
            return row == 0 && pips % 2 == 1;
        }
        return row == 0 ? pips == 6 : column == row ? pips > 1 : pips > 3;
    }

    private void bank(Isle.Bank bank) {
        double middle = BANK + ROW / 2;
        String title = wording.say(bank.title());
        easel.words(Typeface.PLAIN, title, INNER, middle + 9, 20, theme.ink("quiet"));
        double left = INNER + 112;
        double step = (END - left) / bank.stocks().size();
        for (int i = 0; i < bank.stocks().size(); i++) {
            Isle.Stock stock = bank.stocks().get(i);
            double x = left + i * step;
            easel.fill(easel.icon(stock.icon(), x + 18, middle, 36), tone(stock.ground()));
            String number = Integer.toString(stock.number());
            easel.words(Typeface.FIGURES, number, x + 42, middle + 10, 21, theme.ink("letters"));
        }
    }

    /** Of the two colours of a ground that which stands out more from the panel. */
    private Color tone(String ground) {
        Color panel = theme.ink("panel");
        Color land = theme.land(ground, 0);
        Color lines = theme.lines(ground, 0);
        return Shade.contrast(land, panel) >= Shade.contrast(lines, panel) ? land : lines;
    }

    /** A sign as the key shows it. */
    void sign(Isle.Sign sign, double x, double y) {
        switch (sign) {
            case Isle.Corner corner -> new IsleHouses(easel, 84).draw(corner, x, y, 1);
            case Isle.Guard guard -> new IsleGuards(easel, 104).draw(guard, x, y, 1.1);
            case Isle.Symbol symbol -> symbol(symbol, x, y);
        }
    }

    private void symbol(Isle.Symbol symbol, double x, double y) {
        switch (symbol) {
            case ROBBER -> IsleLand.robber(easel, x, y, 23);
            case FRESH -> Halo.around(easel, x, y, 10);
            case SITE -> {
                Halo.around(easel, x, y, 13);
                easel.fill(Halo.disc(x, y, 10), theme.ink("spot"));
            }
            case WAY -> new IsleRoads(easel, new Frame(1, 0, 0), 100).open(new Line2D.Double(x - 26, y, x + 26, y));
            case YIELD -> {
                Halo.around(easel, x, y, 15);
                easel.cased(Halo.disc(x, y, 15), theme.ink("chip"), theme.ink("casing"), 2);
            }
        }
    }
}
