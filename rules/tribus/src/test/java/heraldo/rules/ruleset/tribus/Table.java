package heraldo.rules.ruleset.tribus;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.cases.Position;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The game on its own tables, and what is written at it, in the players' words. */
final class Table {

    static final HostedRuleset<World> HOSTED = Hosted.find("tribus");
    static final Ruleset<World> TRIBUS = new TribusGame().create(HOSTED.folder());
    static final Game GAME = new Game(HOSTED.folder());
    static final Dice ONES = new ForcedDice(new TreeMap<>());

    private Table() {}

    /** The defaults with some options changed: key, value, key, value … */
    static Options options(String... changes) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < changes.length; i += 2) {
            chosen.put(changes[i], changes[i + 1]);
        }
        return new Options(HOSTED.options().complete(chosen));
    }

    /** A position in the notation of the examples, on the first Monday; tribes have their days in the order of their numbers. */
    static World world(String position, String... options) {
        return Position.of(GAME, options(options), position);
    }

    /** A new game, drawn in the order of the seats. */
    static World fresh(int seats, String... options) {
        return TRIBUS.play()
                .setUp(new Setup(HostedRuleset.seats(seats), options(options).values()), ONES);
    }

    /** The same with its draft over: everybody took the first free city. */
    static World settled(int seats, String... options) {
        World world = fresh(seats, options);
        while (world.week() == 0) {
            world = silence(world);
        }
        return world;
    }

    /** Nobody writes anything in this turn. */
    static World silence(World world) {
        return play(world).state();
    }

    /** Nobody writes anything until some day of the week is over. */
    static World afterDay(World world, Weekday day) {
        World now = world;
        while (now.day() != day) {
            now = silence(now);
        }
        while (now.day() == day && now.ending().isEmpty()) {
            now = silence(now);
        }
        return now;
    }

    static OrderSheet sheet(String... lines) {
        return new OrderSheet(Arrays.stream(lines).map(Table::order).toList());
    }

    static Order order(String line) {
        var reading = HOSTED.orders().read(line, HOSTED.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(6))));
        return reading.order().orElseThrow(() -> new IllegalArgumentException(line + ": " + reading.refusal()));
    }

    /** A sheet of a seat. */
    record Sent(int seat, OrderSheet sheet) {}

    static Sent sent(int seat, String... lines) {
        return new Sent(seat, sheet(lines));
    }

    static Resolution<World> play(World world, Sent... sheets) {
        return play(world, ONES, sheets);
    }

    static Resolution<World> play(World world, Dice dice, Sent... sheets) {
        SortedMap<Seat, OrderSheet> all = new TreeMap<>();
        Arrays.stream(sheets).forEach(sent -> all.put(new Seat(sent.seat()), sent.sheet()));
        return TRIBUS.play().resolve(world, all, dice);
    }

    /** Why the last of some lines of a seat is refused. */
    static Optional<String> refused(World world, int seat, String... lines) {
        var verdicts = TRIBUS.play().check(world, new Seat(seat), sheet(lines));
        return verdicts.get(verdicts.size() - 1).refusal().map(Refusal::code);
    }

    /** The keys of what the last of some lines of a seat is warned of. */
    static List<String> warned(World world, int seat, String... lines) {
        var verdicts = TRIBUS.play().check(world, new Seat(seat), sheet(lines));
        return verdicts.get(verdicts.size() - 1).warnings().stream()
                .map(Message::key)
                .toList();
    }

    static Hex hex(String name) {
        return GAME.book().chart().hex(name);
    }

    static int soldiers(World world, String tile) {
        return world.board().tile(hex(tile)).soldiers();
    }

    static int owner(World world, String tile) {
        return world.board().tile(hex(tile)).owner();
    }

    static List<String> codes(Resolution<World> resolution) {
        return resolution.results().stream().map(LineResult::code).toList();
    }

    /** The keys of all that everybody may read. */
    static List<String> told(Resolution<World> resolution) {
        return keys(resolution, Optional.empty());
    }

    /** The keys of what a seat alone may read. */
    static List<String> whispered(Resolution<World> resolution, int seat) {
        return keys(resolution, Optional.of(new Seat(seat)));
    }

    private static List<String> keys(Resolution<World> resolution, Optional<Seat> reader) {
        List<String> keys = new ArrayList<>();
        for (Chronicle.Section section : resolution.chronicle().sections()) {
            section.entries().stream()
                    .filter(entry -> entry.onlyFor().equals(reader))
                    .forEach(entry -> keys.add(entry.text().key()));
        }
        return keys;
    }
}
