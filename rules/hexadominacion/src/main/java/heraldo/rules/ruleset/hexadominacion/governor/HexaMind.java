package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The mind of the governors of this game. */
public final class HexaMind implements Mind<World> {

    private final Rulebook book;
    private final MindTable table;

    /**
     * A mind.
     *
     * @param table budgets and tempers ({@code minds.yaml})
     */
    public HexaMind(Rulebook book, MindTable table) {
        this.book = book;
        this.table = table;
    }

    @Override
    public OrderSheet habit(World world, Seat seat, Temper temper, Dice dice) {
        return sheet(world, seat, usual(temper), dice);
    }

    @Override
    public OrderSheet later(World world, Seat seat, Temper temper, Dice dice) {
        return sheet(world, seat, usual(temper).spending(), dice);
    }

    /** Returns the sheet to expect of a realm when only the map is known: its temper follows from the map and the seat. */
    public OrderSheet supposed(World world, Seat seat, Dice dice) {
        int map = Board.HEXES.stream()
                .mapToInt(hex -> hex * Industry.ALL.indexOf(world.tile(hex).industry()))
                .sum();
        Temper[] tempers = Temper.values();
        return later(world, seat, tempers[(map + seat.number()) % tempers.length], dice);
    }

    /** Returns a sheet that storms the capital, in every other world, if the other realm has a hex beside it. */
    @Override
    public Optional<OrderSheet> feared(World world, Seat seat, Seat other, int number, Dice dice) {
        if (number % 2 == 0 || !writes(world, other)) {
            return Optional.empty();
        }
        int capital = world.realm(seat).capital();
        Survey survey = new Survey(world, book);
        return capital != Board.NOWHERE && survey.beside(capital, other.number())
                ? Optional.of(Scribe.sheet(
                        survey, other.number(), usual(Temper.RAIDER).spending().storming(seat.number()), dice))
                : Optional.empty();
    }

    private OrderSheet sheet(World world, Seat seat, Aim aim, Dice dice) {
        return writes(world, seat) ? Scribe.sheet(new Survey(world, book), seat.number(), aim, dice) : OrderSheet.EMPTY;
    }

    private Aim usual(Temper temper) {
        return Aim.of(Weights.of(table, temper));
    }

    private static boolean writes(World world, Seat seat) {
        return world.open() && world.seated(seat) && world.realm(seat).active();
    }

    @Override
    public Stream<OrderSheet> ideas(World world, Seat seat, Temper temper, Dice dice) {
        if (!writes(world, seat)) {
            return Stream.empty();
        }
        Survey survey = new Survey(world, book);
        return aims(survey, seat.number(), temper).stream().map(aim -> Scribe.sheet(survey, seat.number(), aim, dice));
    }

    /** Other aims, most promising first. */
    private List<Aim> aims(Survey survey, int seat, Temper temper) {
        Aim usual = usual(temper).spending();
        int guard = usual.weights().guard();
        int leader = survey.leader(seat);
        List<Aim> aims = new ArrayList<>();
        aims.add(usual);
        aims.add(usual.guarding(guard * 2));
        aims.add(usual.leaning(100, 300));
        aims.add(usual.daring(900));
        aims.add(usual.daring(650));
        for (int rival = 1; rival <= survey.world.seats(); rival++) {
            int capital = survey.realm(rival).capital();
            if (rival != seat && capital != Board.NOWHERE && survey.beside(capital, seat)) {
                aims.add(usual.storming(rival));
            }
        }
        Aim warlike = usual.leaning(250, 50);
        aims.add(warlike);
        aims.add(usual.against(leader));
        aims.add(warlike.guarding(guard / 2).against(leader));
        aims.add(usual.guarding(0));
        for (Temper other : Temper.values()) {
            aims.add(usual(other).spending());
        }
        return aims;
    }

    @Override
    public long worth(World world, Seat seat, Temper temper) {
        return new Worth(new Survey(world, book), seat.number(), Weights.of(table, temper)).worth();
    }

    @Override
    public Budget budget(Strength strength) {
        return table.budget(strength);
    }

    @Override
    public int idle(World world, Seat seat) {
        int cap = Settings.of(world).stockCap();
        return world.realm(seat).active() ? 100 * world.realm(seat).stock().sum() / (4 * cap) : 0;
    }
}
