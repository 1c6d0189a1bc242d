package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Mark;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Rank;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The map as a plate: who holds what, what changed hands, the marches of the turn, how the tribes stand. */
record WorldPlate(Rulebook book, Sheet sheet, Siege siege, World before, World after) {

    private static final int MOST_KEYS = 6;
    private static final Chronicle NOTHING = new Chronicle(List.of());

    private Chart chart() {
        return book.chart();
    }

    WorldPlate(Rulebook book, World before, World after) {
        this(book, new Sheet(book.chart()), new Siege(book.chart(), after.settings()), before, after);
    }

    private Marches marches(Chronicle told) {
        return new Marches(sheet, new Say(chart()), told);
    }

    /**
     * A plate of a turn that has been played.
     *
     * @param chronicle what everybody is told of the turn; the numbers that marched are read from it
     */
    Plate plate(Chronicle chronicle) {
        return plate(played(), marches(chronicle).arrows(before, after));
    }

    /** A plate of the open turn, with what has been played of it. */
    Plate open() {
        return plate(now(), marches(NOTHING).arrows(before, after));
    }

    /** A plate of what a seat plans: the arrows are the marches on its sheet. */
    Plate planned(Seat seat) {
        Message tribe = Message.of("scene.word", "word", seat);
        return plate(
                Message.of("scene.plate.plans", "tribe", tribe),
                marches(NOTHING).arrows(after.strides()));
    }

    private Plate plate(Message subheading, List<Arrow> arrows) {
        Slots slots = new Slots(chart(), sheet, after, arrows);
        List<Piece> pieces = slots.pieces();
        return new Plate(
                heading(),
                subheading,
                new Terrain(
                        Sheet.SIDE,
                        chart().tiles().stream().map(hex -> area(hex, slots)).toList(),
                        pieces,
                        arrows),
                ranks(),
                keys(pieces, arrows));
    }

    private Message heading() {
        return before.stage() == Stage.PICK
                ? Message.of("scene.plate.draft")
                : Message.of("scene.plate.day", "week", week(), "day", Say.day(day()));
    }

    /** The last day of which something was played: the one before, where that of the position has just dawned. */
    private Weekday day() {
        return dawns() ? after.day().previous() : after.day();
    }

    private int week() {
        return weekEnded() ? after.week() - 1 : after.week();
    }

    private boolean weekEnded() {
        return dawns() && after.day() == after.settings().weekEnd().next();
    }

    /** Returns whether the position's day has not begun to play: the turns told here end with the day before. */
    private boolean dawns() {
        boolean sameDay = before.week() == after.week() && before.day() == after.day();
        boolean played = after.stage() == Stage.TICK
                ? after.today().isPresent()
                : after.effort().begun();
        return after.ending().isEmpty() && !sameDay && !played;
    }

    /** Names the tribe whose turn is open, the close of the day, or the end of the game. */
    private Message now() {
        if (after.ending().isPresent()) {
            return Message.of("scene.plate.over");
        }
        return switch (after.stage()) {
            case PICK -> Message.of("scene.plate.picks", "tribe", active());
            case TURN -> Message.of("scene.plate.turn", "tribe", active());
            case TICK -> Message.of("scene.plate.closing");
        };
    }

    private Message active() {
        return word(before.active());
    }

    private static Message word(Optional<Integer> tribe) {
        return Message.of("scene.word", "word", Say.tribe(tribe.orElse(Tribe.NOBODY)));
    }

    /** Names the step just played: a pick, a turn, the close of a day or week, or the end of the game. */
    private Message played() {
        if (after.ending().isPresent()) {
            return Message.of("scene.plate.over");
        }
        if (before.stage() == Stage.PICK) {
            return Message.of("scene.plate.picked", "tribe", active());
        }
        if (!dawns()) {
            return Message.of("scene.plate.played", "tribe", word(after.today()));
        }
        return weekEnded() ? Message.of("scene.plate.week", "week", after.week()) : Message.of("scene.plate.closed");
    }

    private Plate.Area area(Hex hex, Slots slots) {
        int owner = after.board().tile(hex).owner();
        return new Plate.Area(
                sheet.corners(hex),
                sheet.centre(hex),
                ground(hex, owner),
                owner == Tribe.NOBODY ? Plate.NOBODY : owner,
                changed(hex),
                slots.tag(hex));
    }

    private String ground(Hex hex, int owner) {
        if (chart().sea(hex)) {
            return Plate.SEA;
        }
        if (chart().city(hex)) {
            return siege.holds(after.board(), hex) ? Plate.SIEGE : Plate.TOWN;
        }
        return owner == Tribe.NOBODY ? "free" : "owned";
    }

    /** The land that comes with the last pick is everybody's start, and no news. */
    private boolean changed(Hex hex) {
        boolean other =
                before.board().tile(hex).owner() != after.board().tile(hex).owner();
        return other && (before.stage() != Stage.PICK || chart().city(hex));
    }

    private List<Rank> ranks() {
        Ranking was = new Ranking(book, before);
        Ranking is = new Ranking(book, after);
        List<Rank> ranks = new ArrayList<>();
        for (int tribe : is.tribes()) {
            int total = is.holding(tribe).score();
            int change = total - was.holding(tribe).score();
            ranks.add(new Rank(new Seat(tribe), is.place(tribe), total, change, !after.in(tribe)));
        }
        return ranks;
    }

    /** Lists the keys of the signs in use, first those that most need an explanation. */
    private List<Plate.Key> keys(List<Piece> pieces, List<Arrow> arrows) {
        List<Plate.Key> keys = new ArrayList<>();
        add(keys, "bare", pieces, piece -> piece.shape() == Shape.BARE);
        add(keys, "failed", arrows, Arrow::failed);
        add(keys, "besieged", pieces, piece -> piece.shape() == Shape.ALARM);
        add(keys, "adrift", pieces, piece -> piece.shape() == Shape.HULK);
        add(keys, "purse", pieces, piece -> piece.shape() == Shape.CHIP);
        add(keys, "port", pieces, piece -> piece.text().equals(Slots.PORT));
        add(keys, "inland", pieces, piece -> piece.text().equals(Slots.INLAND));
        add(keys, "soldiers", pieces, piece -> piece.shape() == Shape.SOLDIERS && piece.seat() != Plate.NOBODY);
        add(
                keys,
                "ship",
                pieces,
                piece -> piece.shape() == Shape.TOWN && piece.text().equals(Slots.SHIP));
        add(keys, "march", arrows, arrow -> !arrow.failed());
        return keys.subList(0, Math.min(MOST_KEYS, keys.size()));
    }

    private static <M extends Mark> void add(List<Plate.Key> keys, String key, List<M> marks, Predicate<M> meant) {
        Optional<M> sample = marks.stream().filter(meant).findFirst();
        sample.ifPresent(mark -> keys.add(new Plate.Key(mark, Message.of("scene.plate." + key))));
    }
}
