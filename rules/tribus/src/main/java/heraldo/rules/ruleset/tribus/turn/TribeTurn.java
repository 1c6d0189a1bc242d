package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;

/** The turn of a tribe (§4): all at once from a list of orders, or order by order as they come. */
public final class TribeTurn {

    private static final Step RECRUITS = Step.each(Recruiting.class);
    private static final Step ACTIONS = Step.each(Acting.class);

    private static final List<Step> WHOLE = List.of(
            new WakeStep(), // 1-3 groups are fresh, bans, marks
            RECRUITS, // 4  Reclutar (Q18)
            ACTIONS, // 5  Acciones
            new SiegeStep()); // 6  Asedios

    private TribeTurn() {}

    /** A whole turn (BATCH). */
    public static Progress play(Rulebook book, World world, int tribe, List<Line> lines, Dice dice) {
        Progress turn = new Progress(book, world, tribe, lines, dice);
        WHOLE.forEach(step -> step.play(turn));
        return turn;
    }

    /** Some orders of a turn that goes on (LIVE), in written order. */
    public static Progress go(Rulebook book, World world, int tribe, List<Line> lines, Dice dice) {
        Progress turn = begun(book, world, tribe, lines, dice);
        lines.forEach(line -> turn.done(line, late(turn, line.order()).or(() -> turn.carryOut(line.order()))));
        return turn;
    }

    /** A turn as its tribe plans it, in the way in which it is played, up to the sieges at its end. */
    public static Progress trial(Rulebook book, World world, int tribe, List<Line> lines, Dice dice) {
        if (world.settings().live()) {
            return go(book, world, tribe, lines, dice);
        }
        Progress turn = begun(book, world, tribe, lines, dice);
        RECRUITS.play(turn);
        ACTIONS.play(turn);
        return turn;
    }

    /** Nobody recruits once they have acted (T5). */
    private static Optional<Refusal> late(Progress turn, TurnOrder order) {
        return order instanceof Recruiting && turn.effort().acted()
                ? Optional.of(Refusal.of("E_RECRUIT_LATE", "T5"))
                : Optional.empty();
    }

    /** The end of a turn that was played order by order. */
    public static Progress end(Rulebook book, World world, int tribe, Dice dice) {
        Progress turn = begun(book, world, tribe, List.of(), dice);
        new SiegeStep().play(turn);
        return turn;
    }

    private static Progress begun(Rulebook book, World world, int tribe, List<Line> lines, Dice dice) {
        Progress turn = new Progress(book, world, tribe, lines, dice);
        if (!turn.effort().begun()) {
            new WakeStep().play(turn);
        }
        return turn;
    }
}
