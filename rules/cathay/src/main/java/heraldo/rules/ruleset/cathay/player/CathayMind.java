package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The mind of the governors of this game. */
public final class CathayMind implements Mind<Position> {

    /** So many corners are weighed for the first settlement. */
    private static final int STARTS = 6;

    private final Game game;
    private final MindTable table;

    public CathayMind(Game game, MindTable table) {
        this.game = game;
        this.table = table;
    }

    @Override
    public Budget budget(Strength strength) {
        return table.budget(strength);
    }

    @Override
    public OrderSheet habit(Position position, Seat seat, Temper temper, Dice dice) {
        return waits(position, seat) ? OrderSheet.EMPTY : turn(position, seat, temper, dice, CathayMind::usual);
    }

    @Override
    public OrderSheet later(Position position, Seat seat, Temper temper, Dice dice) {
        return waits(position, seat) ? OrderSheet.EMPTY : turn(position, seat, temper, dice, CathayMind::economical);
    }

    /** A turn that is not ended goes on until its deadline; the first settlement ends its turn by itself. */
    @Override
    public OrderSheet closed(Position position, Seat seat, OrderSheet sheet) {
        boolean begins = sheet.orders().stream().anyMatch(Start.class::isInstance);
        List<Order> lines = new ArrayList<>(sheet.orders());
        lines.removeIf(End.class::isInstance);
        if (!begins) {
            lines.add(new End());
        }
        return new OrderSheet(lines);
    }

    private static boolean waits(Position position, Seat seat) {
        return position.over()
                || !position.active().equals(seat)
                || position.side(seat).player().resigned();
    }

    @Override
    public Stream<OrderSheet> ideas(Position position, Seat seat, Temper temper, Dice dice) {
        if (waits(position, seat)) {
            return Stream.empty();
        }
        Draft draft = draft(position, seat, temper, dice);
        return position.round().first()
                ? Opening.starts(draft, STARTS).stream().map(OrderSheet::of)
                : ways(draft).map(way -> turn(position, seat, temper, dice, way));
    }

    /**
     * Returns the ways to play a turn: the sites for a return; or else saving, assaults, guards, inaction, and first purchases.
     */
    private static Stream<Consumer<Draft>> ways(Draft now) {
        if (now.now().mayRise()) {
            return Opening.rises(now, STARTS).stream().map(rise -> first(List.of(rise)));
        }
        return Stream.<Supplier<Stream<Consumer<Draft>>>>of(
                        () -> Stream.of(CathayMind::economical),
                        () -> new Assault(now).all().stream().map(CathayMind::first),
                        () -> guards(now).stream().map(guard -> first(List.of(guard))),
                        () -> Stream.of(Campaigning::go, draft -> {}),
                        () -> Economy.purchases(now).stream().map(CathayMind::first))
                .flatMap(Supplier::get);
    }

    private static Consumer<Draft> first(List<Command> commands) {
        return draft -> {
            commands.forEach(draft::give);
            economical(draft);
        };
    }

    /** Lists the recruits for the buildings without a guard. */
    private static List<Command> guards(Draft now) {
        List<Command> guards = new ArrayList<>();
        for (SoldierKind kind : SoldierKind.values()) {
            now.own().buildings().all().stream()
                    .filter(corner -> !now.own().troop().standsOn(corner))
                    .forEach(corner -> guards.add(new Recruit(kind, corner)));
        }
        return guards;
    }

    /** Plays an apprentice's turn, which buys the best-looking things for its cards. */
    private static void usual(Draft draft) {
        spending(draft, Building::go);
    }

    /**
     * Plays the turn that deeper minds assume of themselves and of everybody: it buys the things that bring the points nearer.
     */
    private static void economical(Draft draft) {
        spending(draft, Economy::go);
    }

    /** Return if luck allows it, march, spend, and march with what has been bought. */
    private static void spending(Draft draft, Consumer<Draft> purchases) {
        if (draft.now().mayRise()) {
            Opening.rises(draft, 1).forEach(draft::give);
        }
        if (draft.now().eliminated(draft.seat())) {
            return;
        }
        Campaigning.go(draft);
        Position marched = draft.now();
        purchases.accept(draft);
        if (!draft.now().equals(marched)) {
            Campaigning.go(draft);
        }
    }

    private OrderSheet turn(Position position, Seat seat, Temper temper, Dice dice, Consumer<Draft> way) {
        Draft draft = draft(position, seat, temper, dice);
        Settler.prefer(draft);
        if (position.round().first()) {
            Opening.starts(draft, 1).forEach(draft::give);
        } else {
            way.accept(draft);
            draft.give(new End());
        }
        return draft.sheet();
    }

    private Draft draft(Position position, Seat seat, Temper temper, Dice dice) {
        return Draft.of(game, position, seat, dice, personality(temper));
    }

    private Personality personality(Temper temper) {
        List<Integer> weights = Resource.ALL.stream()
                .map(resource -> weight(temper, resource.name().toLowerCase(Locale.ROOT), 10))
                .toList();
        return new Personality(
                weights,
                weight(temper, "war", 100),
                weight(temper, "land", 100),
                weight(temper, "care", 100),
                weight(temper, "envy", 100),
                weight(temper, "spite", 0),
                true);
    }

    private int weight(Temper temper, String what, int usual) {
        return table.weight(temper, what, usual);
    }

    @Override
    public long worth(Position position, Seat seat, Temper temper) {
        return new Prospects(position, seat, personality(temper), game.prices()).worth();
    }
}
