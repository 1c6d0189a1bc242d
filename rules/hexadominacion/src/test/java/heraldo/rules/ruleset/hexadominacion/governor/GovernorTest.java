package heraldo.rules.ruleset.hexadominacion.governor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.Odds;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.order.deal.Cede;
import heraldo.rules.ruleset.hexadominacion.order.deal.Trade;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class GovernorTest {

    private static final Seat FIRST = new Seat(1);
    private static final int EVERY = 12;
    private static final Mind<World> MIND = Table.RULES.think().mind().orElseThrow();

    /** Positions of a game of three realms that governors play, from its first round on. */
    private static final List<World> GAME = game(3, 30);

    private static List<World> game(int seats, int rounds) {
        List<World> positions = new ArrayList<>();
        World world = Table.world(seats, 7);
        for (int round = 1; round <= rounds && !world.over(); round++) {
            positions.add(world);
            SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
            for (Seat seat : world.playing().toList()) {
                sheets.put(seat, Table.RULES.think().govern(world, seat, Table.dice(2, round)));
            }
            world = Table.RULES
                    .play()
                    .resolve(world, sheets, Table.dice(1, round))
                    .state();
        }
        return positions;
    }

    @Test
    void soldiersWhomNothingThreatensLeaveTheCapitalForTheBorder() {
        World world = bordered(Table.world(3, 1), 40, 3);
        int capital = world.realm(FIRST).capital();
        OrderSheet sheet = habit(world, Temper.KEEPER);
        int left = orders(sheet, Move.class)
                        .filter(move -> move.from() == capital)
                        .mapToInt(Move::soldiers)
                        .sum()
                + orders(sheet, Attack.class)
                        .flatMap(attack -> attack.origins().stream())
                        .filter(origin -> origin.hex() == capital)
                        .mapToInt(origin -> origin.soldiers())
                        .sum();
        assertTrue(left >= 35, sheet::toString);
    }

    /** The first realm has so many soldiers in its capital; a hex two steps away is another's, with so many. */
    private static World bordered(World world, int guard, int before) {
        int capital = world.realm(FIRST).capital();
        int near = Board.HEXES.stream()
                .filter(hex -> Board.distance(hex, capital) == 2)
                .findFirst()
                .orElseThrow();
        return Table.with(world, draft -> {
            draft.tiles.set(capital, draft.tiles.get(capital).withSoldiers(guard));
            draft.tiles.set(near, draft.tiles.get(near).withOwner(2).withSoldiers(before));
        });
    }

    @Test
    void nobodyAttacksAHexThatHardlyFalls() {
        List<String> hopeless = new ArrayList<>();
        for (World world : GAME) {
            for (Temper temper : Temper.values()) {
                orders(habit(world, temper), Attack.class)
                        .filter(attack -> world.tile(attack.target()).neutral())
                        .filter(attack -> Odds.conquest(
                                        attack.soldiers(),
                                        world.tile(attack.target()).soldiers())
                                < 600)
                        .forEach(attack -> hopeless.add(temper + " " + attack));
            }
        }
        assertEquals(List.of(), hopeless);
    }

    @Test
    void aRichRealmRaisesItsCities() {
        World start = Table.world(3, 1);
        World rich = start.with(FIRST, start.realm(FIRST).withStock(Stock.all(300)));
        int capital = start.realm(FIRST).capital();
        for (Temper temper : Temper.values()) {
            OrderSheet sheet = habit(rich, temper);
            assertTrue(sheet.orders().contains(new Build(capital)), sheet::toString);
        }
    }

    @Test
    void realmsHoldTogetherAgainstOneThatRunsAway() {
        World late = Table.with(Table.world(4, 1), draft -> draft.round = 20);
        World led = late.with(FIRST, late.realm(FIRST).withCulture(9000));
        for (Seat other : List.of(new Seat(2), new Seat(3))) {
            List<Trade> trades = orders(Table.RULES.think().govern(led, other, Table.dice(1, 1)), Trade.class)
                    .toList();
            assertFalse(trades.isEmpty(), "the others bargain");
            assertTrue(trades.stream().noneMatch(trade -> trade.realm().equals(FIRST)), trades::toString);
        }
        assertTrue(
                orders(Table.RULES.think().govern(led, new Seat(2), Table.dice(1, 1)), Trade.class)
                        .filter(trade -> trade.realm().equals(new Seat(3)))
                        .allMatch(trade -> Table.RULES
                                .think()
                                .govern(led, new Seat(3), Table.dice(1, 1))
                                .orders()
                                .contains(trade.mirrored(new Seat(2)))),
                "both write the same bargain");
    }

    @Tag("long")
    @Test
    void everySheetIsAcceptedWholeAndGivesNothingAway() {
        Predicate<Order> disloyal = order -> order instanceof Surrender || order instanceof Cede;
        for (int round = 0; round < GAME.size(); round += EVERY) {
            World world = GAME.get(round);
            for (Governor governor : governors(round)) {
                for (Seat seat : world.playing().toList()) {
                    OrderSheet sheet = Council.decide(Table.RULES, world, seat, governor, Table.dice(3, round));
                    assertTrue(
                            Table.RULES.play().check(world, seat, sheet).stream()
                                    .allMatch(verdict -> verdict.refusal().isEmpty()),
                            () -> governor + " " + sheet);
                    assertTrue(sheet.orders().stream().noneMatch(disloyal), sheet::toString);
                }
            }
        }
    }

    /** A raider of some strength, or of every strength in a long build. */
    private static List<Governor> deciders(int first) {
        Strength[] strengths = Strength.values();
        return IntStream.range(0, Sampling.size("heraldo.mind.strengths", 1, strengths.length))
                .mapToObj(i -> new Governor(Temper.RAIDER, strengths[(first + i) % strengths.length]))
                .toList();
    }

    /** Governors of every strength, each of another temper; of every temper in a long build. */
    private static List<Governor> governors(int round) {
        List<Governor> governors = new ArrayList<>();
        Temper[] tempers = Temper.values();
        for (Strength strength : Strength.values()) {
            for (int i = 0; i < Sampling.size("heraldo.mind.tempers", 1, tempers.length); i++) {
                governors.add(
                        new Governor(tempers[(round / EVERY + strength.ordinal() + i) % tempers.length], strength));
            }
        }
        return governors;
    }

    @Tag("long")
    @Test
    void aDecisionFollowsOnlyFromWhatTheSeatMaySee() {
        for (int round = 0; round < GAME.size(); round += EVERY) {
            World world = GAME.get(round);
            for (Seat seat : world.playing().toList()) {
                World drawn = Table.RULES.play().redrawn(world, Viewer.of(seat), Table.dice(9, round));
                for (Governor governor : deciders(round / EVERY + seat.number())) {
                    assertEquals(
                            Council.decide(Table.RULES, world, seat, governor, Table.dice(3, round)),
                            Council.decide(Table.RULES, drawn, seat, governor, Table.dice(3, round)));
                }
            }
        }
    }

    @Test
    void aRealmThatMayNotMoveSoldiersMovesNobody() {
        World start = Table.world(3, 1);
        World banned = start.with(FIRST, start.realm(FIRST).withBanned(3));
        assertEquals(0, orders(habit(banned, Temper.RAIDER), Move.class).count());
    }

    @Test
    void whoMayHaveToFightAtTheBorderCanBePaid() {
        Costs costs = Table.GAME.book().costs();
        for (World world : GAME) {
            for (Temper temper : Temper.values()) {
                OrderSheet sheet = habit(world, temper);
                Stock store = world.realm(FIRST).stock();
                long front = Board.HEXES.stream()
                        .filter(hex -> world.tile(hex).owner() == 1)
                        .filter(hex -> Board.neighbours(hex)
                                .anyMatch(near -> world.tile(near).owner() > 1))
                        .count();
                int paid = front == 0 ? 0 : store.minus(given(sheet)).affords(costs.defend(), 1);
                Stock left = store.minus(given(sheet)).minus(spent(sheet, world, costs));
                assertTrue(left.affords(costs.defend(), 1) >= paid, () -> temper + " has " + store + ": " + sheet);
            }
        }
    }

    private static Stock given(OrderSheet sheet) {
        return orders(sheet, Trade.class).map(Trade::gives).reduce(Stock.NONE, Stock::plus);
    }

    private static Stock spent(OrderSheet sheet, World world, Costs costs) {
        return Stream.of(
                        orders(sheet, Attack.class).map(attack -> costs.attack().times(attack.soldiers())),
                        orders(sheet, Recruit.class)
                                .map(recruit -> costs.recruit().times(recruit.soldiers())),
                        orders(sheet, Build.class)
                                .map(build ->
                                        costs.build(world.tile(build.hex()).level())))
                .flatMap(prices -> prices)
                .reduce(Stock.NONE, Stock::plus);
    }

    @Test
    void whoPutsEverythingToUseLetsNobodyIdleWaitAtTheBorder() {
        World world = bordered(Table.world(3, 1), 5, 3);
        World idle = Table.with(world, draft -> {
            int border = border(world);
            draft.tiles.set(border, draft.tiles.get(border).withSoldiers(60));
        });
        int border = border(world);
        OrderSheet sheet = MIND.later(idle, FIRST, Temper.KEEPER, Table.dice(1, 1));
        int left = orders(sheet, Move.class)
                        .filter(move -> move.from() == border)
                        .mapToInt(Move::soldiers)
                        .sum()
                + orders(sheet, Attack.class)
                        .flatMap(attack -> attack.origins().stream())
                        .filter(origin -> origin.hex() == border)
                        .mapToInt(origin -> origin.soldiers())
                        .sum();
        assertTrue(left >= 50, sheet::toString);
    }

    /** A hex of the first realm that another realm touches. */
    private static int border(World world) {
        return Board.HEXES.stream()
                .filter(hex -> world.tile(hex).owner() == 1)
                .filter(hex ->
                        Board.neighbours(hex).anyMatch(near -> world.tile(near).owner() > 1))
                .findFirst()
                .orElseThrow();
    }

    private static OrderSheet habit(World world, Temper temper) {
        return MIND.habit(world, FIRST, temper, Table.dice(1, 1));
    }

    private static <O extends Order> Stream<O> orders(OrderSheet sheet, Class<O> kind) {
        return sheet.orders().stream().filter(kind::isInstance).map(kind::cast);
    }
}
