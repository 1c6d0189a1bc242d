package heraldo.rules.ruleset.tribus.governor;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.pact.Bargain;
import heraldo.rules.ruleset.tribus.player.Chief;
import heraldo.rules.ruleset.tribus.player.School;
import heraldo.rules.ruleset.tribus.player.Stance;
import heraldo.rules.ruleset.tribus.player.Stance.Bent;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;
import java.util.stream.Stream;

/** Mind of the tribes' governors: a chief writes for one stance or another, and {@link Fortune} weighs the positions. */
public final class TribalMind implements Mind<World> {

    private static final int WHOLE = 100;
    private static final int PEACE = -1;
    private static final int RECKLESS = 40;
    private static final int WAR = 180;

    private final Rulebook book;
    private final Examiner examiner;
    private final MindTable table;

    /**
     * The mind of a folder's {@code minds.yaml}.
     *
     * @throws heraldo.rules.data.BadTableException if the table is wrong
     */
    public TribalMind(RulesetFolder folder, Rulebook book, Examiner examiner) {
        this.book = book;
        this.examiner = examiner;
        this.table = folder.table("minds.yaml", MindTable.class);
    }

    @Override
    public OrderSheet habit(World world, Seat seat, Temper temper, Dice dice) {
        return written(world, seat, stance(world, seat, temper), School.NOVICE, dice);
    }

    /** Returns the sheet of a chief who leads everything it has and thinks no further. */
    public OrderSheet lead(World world, Seat seat, Dice dice) {
        return written(world, seat, stance(world, seat, Temper.usual(seat)), School.MASTER, dice);
    }

    private OrderSheet written(World world, Seat seat, Stance stance, School school, Dice dice) {
        return Chief.govern(book, examiner, world, seat, stance, school, dice);
    }

    private Stance stance(World world, Seat seat, Temper temper) {
        Bent bent = table.weight(temper, "sails", 0) > 0
                ? Bent.SAILOR
                : table.weight(temper, "wars", 0) > 0 ? Bent.WARRIOR : Bent.SETTLER;
        int foe = Fortune.of(book, world).rival(seat.number(), table.weight(temper, "envy", 0));
        return new Stance(
                bent,
                table.weight(temper, "garrison", 1),
                table.weight(temper, "watch", WHOLE),
                table.weight(temper, "daring", 0),
                table.weight(temper, "war", WHOLE),
                table.weight(temper, "fleet", 3),
                foe,
                table.weight(temper, "offers", 3));
    }

    /** Sheets that lead some of the groups come first: a captain weighs no others. */
    @Override
    public Stream<OrderSheet> ideas(World world, Seat seat, Temper temper, Dice dice) {
        boolean plays = world.stage() == Stage.TURN && world.active().equals(Optional.of(seat.number()));
        if (!plays) {
            return Stream.empty();
        }
        Stance own = stance(world, seat, temper);
        Stream<OrderSheet> able = guards(own).map(stance -> written(world, seat, stance, School.ABLE, dice));
        Stream<OrderSheet> whole = Stream.concat(guards(own), wars(own, world, seat))
                .map(stance -> written(world, seat, stance, School.MASTER, dice));
        return Stream.concat(able, whole);
    }

    /** The own stance, and with fewer and with more soldiers in the cities. */
    private static Stream<Stance> guards(Stance own) {
        return Stream.of(
                own, own.guarding(own.garrison(), WHOLE / 2), own.guarding(own.garrison() + 1, WHOLE + WHOLE / 2));
    }

    /** War against each of the others, against all, and against nobody. */
    private static Stream<Stance> wars(Stance own, World world, Seat seat) {
        Stream<Stance> each = world.living().stream()
                .filter(tribe -> tribe != seat.number())
                .map(tribe -> own.against(tribe).withDaring(own.daring() + 2));
        return Stream.concat(each, Stream.of(own.warring(WAR).withDaring(RECKLESS), own.withDaring(PEACE)));
    }

    @Override
    public long worth(World world, Seat seat, Temper temper) {
        Fortune fortune = Fortune.of(book, world);
        return fortune.balance(
                seat.number(),
                new Fortune.Care(
                        table.weight(temper, "fear", WHOLE),
                        table.weight(temper, "lead", WHOLE / 2),
                        table.weight(temper, "rest", WHOLE / 4)));
    }

    /** Returns whether a line speaks of a pact: others count on it. */
    @Override
    public boolean keeps(OrderSheet sheet, int line) {
        return sheet.line(line) instanceof Bargain;
    }

    @Override
    public Budget budget(Strength strength) {
        return table.budget(strength);
    }
}
