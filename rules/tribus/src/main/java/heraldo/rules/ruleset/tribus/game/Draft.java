package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.Pick;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Cities are picked one by one; with the last pick the game is set up (T1, T2, Q2, Q3). */
record Draft(Rulebook book, Examiner examiner) {

    /** A pick: the one on the sheet or, when the time is over, the first free city in reading order (Q47). */
    World pick(World world, Map<Seat, OrderSheet> sheets, Journal journal) {
        int tribe = world.active().orElseThrow();
        Seat seat = new Seat(tribe);
        Optional<Hex> chosen = chosen(world, seat, sheets.getOrDefault(seat, OrderSheet.EMPTY), journal);
        if (chosen.isEmpty() && !sheets.isEmpty()) {
            journal.whisper(tribe, Message.of("event.pick-first"));
            return world;
        }
        Optional<Hex> city = chosen.or(() -> free(world));
        World moved = world.withRoster(world.roster().picked())
                .withCalendar(world.calendar().next(Stage.PICK));
        World picked = city.map(hex -> moved.withBoard(world.board().with(hex, Tile.of(tribe, 0))))
                .orElse(moved);
        city.ifPresent(hex -> journal.happened(new Deed.Picked(tribe, hex, chosen.isPresent())));
        city.ifPresent(hex -> journal.section(
                Message.of("chronicle.draft"), Optional.of(tribe), List.of(told(tribe, hex, chosen.isPresent()))));
        return picked.roster().picks().isEmpty() ? founded(picked, journal) : picked;
    }

    /** The first pick on the sheet that can stand; whatever else it says comes too late. */
    private Optional<Hex> chosen(World world, Seat seat, OrderSheet sheet, Journal journal) {
        Optional<Hex> chosen = Optional.empty();
        for (int line = 1; line <= sheet.size(); line++) {
            var refusal = examiner.refusal(world, seat, sheet.line(line));
            journal.result(seat, line, sheet.line(line), refusal);
            if (refusal.isEmpty() && chosen.isEmpty() && sheet.line(line) instanceof Pick pick) {
                chosen = Optional.of(pick.city());
            }
        }
        return chosen;
    }

    private Message told(int tribe, Hex city, boolean chosen) {
        String key = chosen ? "event.pick" : "event.pick-for";
        return Message.of(key, "tribe", Say.tribe(tribe), "city", new Say(book.chart()).tile(city));
    }

    /** The free city that comes first in reading order. */
    private Optional<Hex> free(World world) {
        return book.chart().cities().stream()
                .filter(city -> world.board().tile(city).owner() == Tribe.NOBODY)
                .findFirst();
    }

    private World founded(World world, Journal journal) {
        World first = world.withBoard(peopled(world, world.board()))
                .withCalendar(world.calendar().withWeek(1))
                .dawning();
        boolean granted = world.settings().initialGrant();
        return granted ? new Weeks(book).first(first, journal) : first;
    }

    /** Garrisons in all cities, and the land around those of the tribes. */
    private Board peopled(World world, Board picked) {
        Settings settings = world.settings();
        boolean lands = settings.landAtStart();
        Board board = picked;
        for (Hex city : book.chart().cities()) {
            int owner = picked.tile(city).owner();
            boolean nobody = owner == Tribe.NOBODY;
            board = board.with(city, Tile.of(owner, nobody ? settings.neutralGarrison() : settings.startTroops()));
            if (lands && !nobody) {
                for (Hex land : book.chart().landAround(city)) {
                    board = board.with(land, Tile.of(owner, 0));
                }
            }
        }
        return board;
    }
}
