package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Rank;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Terrain;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** The map as a plate: explored land with what stands on it in the fog around it, the moves of the last turn, the ranking. */
final class RealmPlate {

    private final Law before;
    private final Realm told;
    private final Law law;
    private final Realm realm;
    private final Board board;
    private final Standings standings;
    private final Moves moves;

    /**
     * A plate.
     *
     * @param before the position when the turn began; the same as now if none has been played
     */
    RealmPlate(Law before, Law law, Board board, Standings standings, Moves moves) {
        this.before = before;
        this.told = before.realm();
        this.law = law;
        this.realm = law.realm();
        this.board = board;
        this.standings = standings;
        this.moves = moves;
    }

    Plate plate() {
        Plate.Window window = window();
        List<Hex> shown = realm.atlas().lands().keySet().stream()
                .filter(hex -> touches(window, hex))
                .toList();
        Berths berths = new Berths(law, board, moves.battles());
        List<Piece> pieces =
                shown.stream().flatMap(hex -> berths.pieces(hex).stream()).toList();
        List<Arrow> arrows = moves.arrows(board);
        Terrain terrain = new Terrain(
                Board.SIDE,
                shown.stream().map(hex -> area(hex, berths)).toList(),
                pieces,
                arrows,
                Optional.of(window),
                titles(),
                List.of(protectedZone()));
        return new Plate(
                heading(),
                Message.of(realm.over() ? "scene.plate.over" : "scene.plate.turn", "turn", told.turn()),
                terrain,
                ranks(),
                new PlateKeys(pieces, arrows).keys());
    }

    private Message heading() {
        return Message.of("scene.plate.heading", "season", Say.season(told.season()), "year", told.year());
    }

    /**
     * Returns the square window of the explored land and a ring around it. It ends at the edge of the land, but is at least
     * {@link Board#LEAST_WINDOW} wide, so that hexes are no larger than they need to be.
     */
    private Plate.Window window() {
        List<Point> middles = middles(hex -> Ground.shown(realm, hex));
        List<Point> all = middles(hex -> true);
        Span across = span(middles, all, Point::x, Board.RING_X, Board.RIM_X);
        Span down = span(middles, all, Point::y, Board.RING_Y, Board.RIM_Y);
        int size = Math.max(Math.max(across.length(), down.length()), Board.LEAST_WINDOW);
        return new Plate.Window(
                (across.from() + across.to() - size) / 2, (down.from() + down.to() - size) / 2, size, size);
    }

    private List<Point> middles(Predicate<Hex> meant) {
        return realm.atlas().lands().keySet().stream()
                .filter(meant)
                .map(board::centre)
                .toList();
    }

    /** Range of the window in one direction. */
    private record Span(int from, int to) {
        int length() {
            return to - from;
        }
    }

    private static Span span(List<Point> shown, List<Point> all, ToIntFunction<Point> way, int ring, int rim) {
        IntSummaryStatistics part = shown.stream().mapToInt(way).summaryStatistics();
        IntSummaryStatistics whole = all.stream().mapToInt(way).summaryStatistics();
        return new Span(
                Math.max(part.getMin() - ring, whole.getMin() - rim),
                Math.min(part.getMax() + ring, whole.getMax() + rim));
    }

    private boolean touches(Plate.Window window, Hex hex) {
        Point at = board.centre(hex);
        return at.x() > window.left() - Board.SIDE
                && at.x() < window.left() + window.width() + Board.SIDE
                && at.y() > window.top() - Board.SIDE
                && at.y() < window.top() + window.height() + Board.SIDE;
    }

    private Area area(Hex hex, Berths berths) {
        int owner = owner(law, hex);
        boolean taken = owner != Plate.NOBODY && owner != owner(before, hex);
        return new Area(board.corners(hex), board.centre(hex), ground(hex), owner, taken, berths.tag(hex));
    }

    private String ground(Hex hex) {
        if (!Ground.shown(realm, hex)) {
            return Plate.FOG;
        }
        return realm.atlas().at(hex).source().map(source -> source.good().id()).orElse("barren");
    }

    /** Returns the seat of the owner of a hex: by its zone, by control of its source, or by a settlement there in peace. */
    private static int owner(Law law, Hex hex) {
        if (!law.realm().atlas().explored(hex)) {
            return Plate.NOBODY;
        }
        return law.peace()
                .zone(hex)
                .or(() -> law.control().of(hex))
                .or(() -> law.realm()
                        .town(hex)
                        .filter(town -> !law.peace().inRevolt(hex))
                        .map(Town::owner))
                .map(Berths::seat)
                .orElse(Plate.NOBODY);
    }

    private List<Rank> ranks() {
        return standings.rows().stream().map(this::rank).toList();
    }

    private Rank rank(Standings.Row row) {
        int better = (int) standings.rows().stream()
                .filter(other -> other.total() > row.total())
                .count();
        int change = (Integer) row.cells().get(standings.columns().indexOf("change"));
        return new Rank(row.seat(), better + 1, row.total(), change, false);
    }

    /** Towns by the names their owners gave them; a capital without one by that of its province. */
    private List<Plate.Title> titles() {
        List<Plate.Title> titles = new ArrayList<>();
        realm.towns().forEach((hex, town) -> {
            Optional<PlayerText> own =
                    Optional.ofNullable(realm.names().get(hex)).map(name -> new PlayerText(name.name()));
            boolean named = own.isPresent() || town.kind() == TownKind.CAPITAL;
            if (named && town.owner().isProvince() && Ground.shown(realm, hex)) {
                titles.add(title(hex, town, own));
            }
        });
        return titles;
    }

    private Plate.Title title(Hex hex, Town town, Optional<PlayerText> own) {
        Point at = board.centre(hex).plus(0, Berths.TITLE_Y);
        int size = town.kind() == TownKind.CAPITAL ? Berths.TITLE_SIZE : Berths.TOWN_TITLE_SIZE;
        return new Plate.Title(town.owner().seat().orElseThrow(), own, at, size, Berths.TITLE_ROOM);
    }

    /** Returns the zone in which Kaixiflán keeps the peace. */
    private Plate.Zone protectedZone() {
        return new Plate.Zone(realm.court().kaixiflan().within(1).stream()
                .filter(realm.atlas()::has)
                .map(board::corners)
                .toList());
    }
}
