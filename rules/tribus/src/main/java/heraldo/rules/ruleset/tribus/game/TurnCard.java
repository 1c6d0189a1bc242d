package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The open turn as the platform sees it: who is waited for, who else may write, and when it ends. */
public record TurnCard(World world) {

    /** A pick lasts so many hours; days end at their closing hour. */
    public Turn turn() {
        if (world.stage() == Stage.PICK) {
            int picked =
                    2 * world.roster().order().size() - world.roster().picks().size() + 1;
            Message label = Message.of(
                            "turn.pick",
                            "n",
                            picked,
                            "picks",
                            2 * world.roster().order().size())
                    .with("tribe", Say.tribe(world.active().orElse(0)));
            return new Turn(world.calendar().turn(), label, due(), true)
                    .lasting(Duration.ofHours(world.settings().draftHours()));
        }
        boolean live = world.stage() == Stage.TURN && world.settings().live();
        return new Turn(world.calendar().turn(), label(), due(), live)
                .during(hours())
                .with(others());
    }

    /** Every tribe that plays has one day in each week left, and one in this week if that has not passed (Q42). */
    public Optional<Integer> turnsLeft() {
        List<Tribe> playing = world.tribes().values().stream().filter(Tribe::in).toList();
        int picks = Math.max(0, world.roster().picks().size() - 1);
        int ahead = (int) playing.stream()
                .filter(tribe -> world.week() > 0 && passed(tribe.day()) > passed(world.day()))
                .count();
        return Optional.of(world.settings().maxWeeks())
                .filter(most -> most > 0)
                .map(most -> picks + Math.max(0, most - world.week()) * playing.size() + ahead);
    }

    /** Counts the days of its week that lie before a day. */
    private int passed(Weekday day) {
        return Math.floorMod(day.number() - world.settings().weekEnd().number() - 1, Weekday.values().length);
    }

    private Message label() {
        String key = world.stage() == Stage.TURN ? "turn.tribe" : "turn.tick";
        return Message.of(key, "week", world.week(), "day", Say.day(world.day()))
                .with("tribe", Say.tribe(world.active().orElse(0)));
    }

    private SortedSet<Seat> due() {
        return new TreeSet<>(world.active().map(Seat::new).stream().toList());
    }

    /** Everybody else who plays: for pacts at any time, and for drafts (Q45). */
    private SortedSet<Seat> others() {
        SortedSet<Seat> others = new TreeSet<>();
        if (world.ending().isEmpty()) {
            world.living().forEach(tribe -> others.add(new Seat(tribe)));
            others.removeAll(due());
        }
        return others;
    }

    /** From midnight to the closing hour of the day (T4). */
    private Hours hours() {
        return new Hours(world.day().number(), 0, world.settings().closingMinute());
    }
}
