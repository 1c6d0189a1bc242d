package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.time.Duration;
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
