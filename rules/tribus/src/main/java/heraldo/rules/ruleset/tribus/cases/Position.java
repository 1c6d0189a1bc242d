package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Options;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Roster;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reads positions: {@code D4=1 s5 flag; C4 B4=1; E5=ship1 s3; pool1 D4+A4=40}. It is the day of the first tribe;
 * {@code played} says that its turn of today is over, {@code pick=1,2} that these pick cities.
 */
public final class Position {

    private static final Pattern LAND =
            Pattern.compile("([A-Z][0-9]{1,2}(?: [A-Z][0-9]{1,2})*)=([0-6])(?: s([0-9]{1,2}))?( flag)?");
    private static final Pattern SHIP = Pattern.compile("([A-Z][0-9]{1,2})=ship([0-6])(?: s([0-9]{1,2}))?");
    private static final Pattern POOL =
            Pattern.compile("pool([1-6]) ([A-Z][0-9]{1,2}(?:\\+[A-Z][0-9]{1,2})*)=([0-9]{1,4})");
    private static final Pattern PICKS = Pattern.compile("pick=([1-6](?:,[1-6])*)");
    private static final String PLAYED = "played";
    private static final int TRIBES = 6;

    private final Chart chart;
    private Board board = Board.EMPTY;
    private final List<Pool> pools = new ArrayList<>();
    private List<Integer> picks = List.of();
    private Stage stage = Stage.TURN;

    private Position(Chart chart) {
        this.chart = chart;
    }

    /** The world of a position: every tribe that it names plays, in the first week. */
    public static World of(Game game, Options options, String text) {
        return read(game, options, Words.items(List.of(new CaseBlock.Line(1, "S", text))));
    }

    /**
     * The world of an example: every tribe that it names plays, in the first week.
     *
     * @throws IllegalArgumentException if something cannot be read; the message names the line
     */
    static World read(Game game, Options options, List<Item> items) {
        Position position = new Position(game.book().chart());
        items.forEach(position::put);
        List<Integer> named = position.named();
        // The draw needs two; a tribe without anything is never seen.
        World drawn = game.drawn(options, named.size() > 1 ? named : List.of(1, 2));
        return drawn.withCalendar(drawn.calendar().withStage(position.stage).withWeek(1))
                .withRoster(new Roster(drawn.roster().order(), position.picks, drawn.tribes()))
                .withBoard(position.board)
                .withPools(position.pools);
    }

    private List<Integer> named() {
        return IntStream.rangeClosed(1, TRIBES)
                .filter(tribe -> board.tiles().values().stream().anyMatch(tile -> tile.owner() == tribe)
                        || board.ships().values().stream().anyMatch(ship -> ship.owner() == tribe)
                        || pools.stream().anyMatch(pool -> pool.tribe() == tribe))
                .boxed()
                .toList();
    }

    private void put(Item item) {
        Matcher land = item.as(LAND);
        Matcher ship = item.as(SHIP);
        Matcher pool = item.as(POOL);
        Matcher drafting = item.as(PICKS);
        if (land.matches()) {
            Tile tile = new Tile(Words.number(land.group(2)), Words.number(land.group(3)), land.group(4) != null);
            Arrays.stream(land.group(1).split(" ")).forEach(name -> board = board.with(land(item, name), tile));
        } else if (ship.matches()) {
            Hex hex = Words.hex(chart, item, ship.group(1));
            board = board.with(hex, new Ship(Words.number(ship.group(2)), Words.number(ship.group(3))));
        } else if (pool.matches()) {
            pools.add(new Pool(
                    Words.number(pool.group(1)),
                    Frozen.set(Words.hexes(chart, item, pool.group(2))),
                    Words.number(pool.group(3))));
        } else if (drafting.matches()) {
            stage = Stage.PICK;
            picks = Arrays.stream(drafting.group(1).split(","))
                    .map(Words::number)
                    .toList();
        } else if (item.text().equals(PLAYED)) {
            stage = Stage.TICK;
        } else {
            throw Words.wrong(item.line(), item.text());
        }
    }

    private Hex land(Item item, String name) {
        Hex hex = Words.hex(chart, item, name);
        if (!chart.land(hex)) {
            throw Words.wrong(item.line(), name);
        }
        return hex;
    }
}
