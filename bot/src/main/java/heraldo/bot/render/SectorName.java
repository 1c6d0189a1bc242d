package heraldo.bot.render;

import heraldo.rules.scene.Wheel;
import heraldo.rules.scene.Wheel.Radii;
import heraldo.rules.scene.Wheel.Sector;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The name of a sector in letters along a circle, its code before it: on the rim that of an outer sector, on the wall that of an
 * inner one.
 *
 * @param start the direction in which it begins
 * @param code empty where there is no room for it
 */
record SectorName(ArcWords words, double start, boolean clockwise, String code, String name) {

    private static final double RIM = 16.5;
    private static final double RIM_FILLED = 0.94;

    /** The length of the rim that the lozenges at both ends of a sector take. */
    private static final double LOZENGES = 26;

    /** With more outer sectors than this the rim has room for their names alone; the fields bear the codes. */
    private static final int CODED = 8;

    private static final double WALL = 12;
    private static final double WALL_FILLED = 0.9;

    /** A letter's box, in heights of a capital. */
    private static final double BOX = 1.25;

    /** The cache key of the letters of all names. */
    private record Circle(Radii radii, List<Sector> sectors, List<String> names) {}

    private static final Kept<Circle, List<Rectangle2D>> LETTERS = new Kept<>(100);

    static SectorName of(Wheel wheel, Sector sector, Wording wording) {
        return sector.inner() ? wall(wheel.radii(), sector, wording) : rim(wheel, sector, wording);
    }

    private static SectorName rim(Wheel wheel, Sector sector, Wording wording) {
        Radii radii = wheel.radii();
        double along = (radii.edge() + radii.rim()) / 2.0;
        double room = RIM_FILLED * span(sector) - LOZENGES / along;
        long outer = wheel.sectors().stream().filter(each -> !each.inner()).count();
        String code = outer > CODED ? "" : sector.code() + " ";
        return placed(radii, sector, along, RIM, room, code, wording);
    }

    private static SectorName wall(Radii radii, Sector sector, Wording wording) {
        double along = radii.wall() + radii.gap() / 2.0;
        return placed(radii, sector, along, WALL, WALL_FILLED * span(sector), sector.code() + " ", wording);
    }

    private static double span(Sector sector) {
        return Sweep.angle(sector.span().to() - sector.span().from());
    }

    private static SectorName placed(
            Radii radii, Sector sector, double along, double size, double room, String code, Wording wording) {
        String name = wording.say(sector.name());
        Sweep middle = new Sweep(radii.middle().x(), radii.middle().y());
        double fit = room / new ArcWords(middle, along, Typeface.STRONG, size).width(code + name);
        ArcWords words = new ArcWords(middle, along, Typeface.STRONG, size * Math.min(1, fit));
        double angle = Sweep.angle(sector.span().middle());
        boolean clockwise = ArcWords.clockwise(angle);
        return new SectorName(words, angle - hand(clockwise) * words.width(code + name) / 2, clockwise, code, name);
    }

    private static int hand(boolean clockwise) {
        return clockwise ? -1 : 1;
    }

    Path2D codeOutline() {
        return words.from(start, clockwise, code);
    }

    Path2D nameOutline() {
        return words.from(start + hand(clockwise) * words.width(code), clockwise, name);
    }

    /** Lists the boxes of its letters, one by one. */
    List<Rectangle2D> letters() {
        List<Rectangle2D> letters = new ArrayList<>();
        double at = start;
        double side = BOX * words.size();
        for (int letter : (code + name).codePoints().toArray()) {
            double width = words.width(Character.toString(letter));
            double middle = at + hand(clockwise) * width / 2;
            if (!Character.isWhitespace(letter)) {
                Point2D place = new Point2D.Double(
                        words.middle().x() + words.radius() * Math.cos(middle),
                        words.middle().y() - words.radius() * Math.sin(middle));
                letters.add(new Rectangle2D.Double(place.getX() - side / 2, place.getY() - side / 2, side, side));
            }
            at += hand(clockwise) * width;
        }
        return letters;
    }

    /** Lists the boxes of the letters of all sectors' names. */
    static List<Rectangle2D> letters(Wheel wheel, Wording wording) {
        List<String> names = wheel.sectors().stream()
                .map(sector -> wording.say(sector.name()))
                .toList();
        return LETTERS.of(
                new Circle(wheel.radii(), wheel.sectors(), names),
                () -> wheel.sectors().stream()
                        .flatMap(sector -> of(wheel, sector, wording).letters().stream())
                        .toList());
    }
}
