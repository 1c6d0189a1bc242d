package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.Yield;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Cede;
import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.List;

/** What a line brings or costs. */
record Gist(Plan plan) {

    List<Message> of(Line<?> line) {
        return switch (line.order()) {
            case Trade trade -> List.of(trade(trade));
            case Build build -> List.of(build(build.hex()));
            case Recruit recruit -> List.of(costs(costs().recruit().times(recruit.soldiers())));
            case Dismiss dismiss ->
                List.of(said("dismiss", "gain", costs().dismiss().times(dismiss.soldiers())));
            case Move move -> line.stands() ? List.of(move(move)) : List.of();
            case MoveCapital capital -> List.of(costs(costs().capital()));
            case Attack attack -> new Chances(plan).of(attack);
            case Income income -> income(income);
            case Cede cede -> List.of(lost("cede", cede.hex()));
            case Sell sell -> List.of(said("sell", "price", sell.price()).with("realm", sell.to()));
            case Buy buy -> List.of(said("buy", "price", buy.price()).with("realm", buy.from()));
            case Surrender surrender -> List.of(surrender(surrender));
            case Extend extend -> List.of(Message.of("outlook.extend"));
            default -> throw unknown(line.order());
        };
    }

    private static IllegalArgumentException unknown(Order order) {
        return new IllegalArgumentException("no order of this game: " + order);
    }

    private Costs costs() {
        return plan.book().costs();
    }

    private static Message costs(Stock cost) {
        return said("cost", "cost", cost);
    }

    private static Message said(String key, String name, Stock stock) {
        return Message.of("outlook." + key, name, Say.stock(stock));
    }

    private static Message trade(Trade trade) {
        int culture = trade.gives().sum() + trade.gets().sum();
        return Message.of("outlook.trade", "realm", trade.realm(), "culture", culture);
    }

    /** The new level yields in the same round (R16). */
    private Message build(int hex) {
        Tile tile = plan.world().tile(hex);
        Yield yield = plan.book().yieldOf(tile.level() + 1);
        return said("build", "cost", costs().build(tile.level()))
                .with("least", yield.least())
                .with("most", yield.most());
    }

    private Message move(Move move) {
        return Message.of(
                "outlook.move",
                "from",
                plan.ready().field().soldiers(move.from()),
                "to",
                plan.ready().field().soldiers(move.to()));
    }

    /** What the cities that go by the line may yield together. */
    private List<Message> income(Income income) {
        List<Integer> cities = income.all() ? others() : List.of(income.city());
        if (cities.isEmpty()) {
            return List.of();
        }
        List<Yield> yields = cities.stream()
                .map(city -> plan.book().yieldOf(plan.ready().field().level(city)))
                .toList();
        return List.of(Message.of("outlook.income", "resource", Say.resource(income.resource()))
                .with("cities", cities.size())
                .with("least", yields.stream().mapToInt(Yield::least).sum())
                .with("most", yields.stream().mapToInt(Yield::most).sum()));
    }

    /** The cities without a line of their own. */
    private List<Integer> others() {
        List<Integer> named =
                plan.standing(Income.class).stream().map(Income::city).toList();
        return plan.own().stream()
                .filter(hex -> plan.world().tile(hex).city() && !named.contains(hex))
                .toList();
    }

    private Message lost(String key, int hex) {
        return Message.of(
                "outlook." + key,
                "points",
                plan.book().points().of(plan.ready().world().tile(hex)),
                "soldiers",
                plan.staying(hex));
    }

    private Message surrender(Surrender surrender) {
        int given = surrender.grants().size();
        return Message.of(
                "outlook.surrender", "given", given, "free", plan.own().size() - given);
    }
}
