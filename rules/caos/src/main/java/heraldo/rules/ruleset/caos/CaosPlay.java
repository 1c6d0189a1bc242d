package heraldo.rules.ruleset.caos;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Play;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.cases.CaosCases;
import heraldo.rules.ruleset.caos.chronicle.EndTale;
import heraldo.rules.ruleset.caos.chronicle.Telling;
import heraldo.rules.ruleset.caos.fame.FameTable;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.game.Invariants;
import heraldo.rules.ruleset.caos.game.Opening;
import heraldo.rules.ruleset.caos.news.Herald;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.say.Agreed;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/** The rules of the game. */
final class CaosPlay implements Play<War> {

    private static final int FORMAT = 1;

    private final RulesetFolder folder;
    private final Game game;
    private final StateCodec<War> codec;

    CaosPlay(RulesetFolder folder, Game game) {
        this.folder = folder;
        this.game = game;
        this.codec = JsonStates.of(War.class, FORMAT).with(Faith.class, Faith::code, Faith::of);
    }

    @Override
    public List<OrderType<?>> orders() {
        return game.orders();
    }

    @Override
    public War setUp(Setup setup, Dice dice) {
        return new Opening(game.book()).begin(setup, dice);
    }

    @Override
    public Turn turn(War war) {
        Turn turn = new Turn(war.turn(), Say.turn(war), due(war), false).countedByItsLabel();
        return war.stage() == Stage.LIEUTENANTS
                ? turn.lasting(Duration.ofHours(war.settings().lieutenantHours()))
                : turn;
    }

    /** Everybody who has not resigned; the winner alone while lieutenants may be named; nobody once the game is over. */
    private static SortedSet<Seat> due(War war) {
        return switch (war.stage()) {
            case ORDERS -> new TreeSet<>(war.active());
            case LIEUTENANTS -> new TreeSet<>(List.of(war.ending().lord().orElseThrow()));
            case OVER -> Frozen.noSet();
        };
    }

    @Override
    public List<Verdict> check(War war, Seat seat, OrderSheet sheet) {
        return game.examine(game.law(war), seat, sheet).lines().stream()
                .map(line -> new Verdict(line.refusal(), line.warnings()))
                .toList();
    }

    @Override
    public OrderSheet enter(War war, Seat seat, OrderSheet sheet, Order order) {
        return game.enter(sheet, order);
    }

    @Override
    public Resolution<War> resolve(War war, Map<Seat, OrderSheet> sheets, Dice dice) {
        Progress turn = game.play(war, sheets, dice);
        Agreed agreed = new Agreed(war);
        return Resolution.untold(
                turn.now(),
                agreed.results(turn.results()),
                () -> agreed.chronicle(Telling.of(turn)),
                () -> agreed.news(new Herald(turn).news()));
    }

    @Override
    public War adopt(War war, SortedMap<String, String> options) {
        return war.withOptions(new Options(options));
    }

    @Override
    public Standings standings(War war) {
        return new FameTable(game.law(war)).standings();
    }

    @Override
    public Optional<Integer> turnsLeft(War war) {
        return Optional.of(Math.max(0, war.settings().turns() - war.turn()));
    }

    @Override
    public Optional<Outcome> outcome(War war) {
        Ending ending = war.ending();
        SortedSet<Seat> winners = new TreeSet<>(ending.paladins());
        ending.lord().ifPresent(winners::add);
        winners.addAll(ending.lieutenants());
        return war.over()
                ? Optional.of(new Outcome(winners, new Agreed(war).message(EndTale.verdict(ending))))
                : Optional.empty();
    }

    @Override
    public boolean concedes(Order order) {
        return order instanceof Resign;
    }

    @Override
    public List<String> violations(War war) {
        return Invariants.violations(game.law(war));
    }

    @Override
    public StateCodec<War> codec() {
        return codec;
    }

    @Override
    public CaseDialect cases() {
        return new CaosCases(folder, game);
    }
}
