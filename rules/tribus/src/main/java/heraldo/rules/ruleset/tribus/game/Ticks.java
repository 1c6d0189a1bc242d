package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.report.Prospect;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Victory;
import heraldo.rules.ruleset.tribus.state.Ending;
import heraldo.rules.ruleset.tribus.state.Tally;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tick that ends a day (§4): pacts, elimination, victory, and at the end of a week the grant. */
record Ticks(Rulebook book) {

    /** The next day, or the end of the game. */
    World tick(World world, Journal journal) {
        World counted = world.withCalendar(world.calendar().ticked());
        World traded = new Closing(book).close(counted, journal).world(); // b
        World left = new Elimination(book).eliminate(traded, journal); // c
        Optional<Ending> last = new Victory(book).last(left); // d
        if (last.isPresent()) {
            return ended(left, last.get(), journal);
        }
        return left.day() == left.settings().weekEnd() ? week(left, journal) : nextDay(left);
    }

    /** e. */
    private World week(World world, Journal journal) {
        Optional<Ending> ending = new Victory(book).weekly(world);
        if (ending.isPresent()) {
            return ended(world, ending.get(), journal);
        }
        List<Message> prospect = new Prospect(book, world).sentences();
        if (!prospect.isEmpty()) {
            journal.section(Message.of("report.victory"), Optional.empty(), prospect);
        }
        return nextDay(new Weeks(book).ended(world, journal));
    }

    private static World nextDay(World world) {
        return world.withCalendar(world.calendar().withDay(world.day().next())).dawning();
    }

    private static World ended(World world, Ending ending, Journal journal) {
        journal.happened(new Deed.Ended(ending));
        journal.section(Message.of("chronicle.end"), Optional.empty(), List.of(reason(ending)));
        return world.withTally(new Tally(world.tally().totals(), Optional.of(ending)));
    }

    /** Returns the reason for the end of the game. */
    static Message reason(Ending ending) {
        String key = "end." + ending.reason().name().toLowerCase(Locale.ROOT);
        return Message.of(key, "tribes", Say.tribes(ending.winners()))
                .with("n", ending.winners().size());
    }
}
