package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.hexadominacion.book.DiceOdds;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Cede;
import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Origin;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Why a line that stands may come to nothing, or cost more than its player thinks. */
record Dangers(Plan plan) {

    List<Message> of(Line<?> line) {
        List<Message> dangers = new ArrayList<>();
        if (!line.stands()) {
            return dangers;
        }
        if (!plan.alone().lines().get(line.number() - 1).stands() && !isDeal(line.order())) {
            dangers.add(Message.of("outlook.caution.trade"));
        }
        emptied(line).map(this::empty).forEach(dangers::add);
        switch (line.order()) {
            case Attack attack -> attack(line, attack, dangers);
            case Income income -> overruled(line, income, dangers);
            case Cede cede -> handedOver(cede.hex(), dangers);
            case Sell sell -> handedOver(sell.hex(), dangers);
            case Buy buy -> bought(buy, dangers);
            default -> {}
        }
        return dangers;
    }

    private static boolean isDeal(Order order) {
        return order instanceof Trade;
    }

    /** The own cities that nobody guards any more when the sheet is done, if this line is the last that takes soldiers away. */
    private Stream<Integer> emptied(Line<?> line) {
        return left(line.order())
                .filter(hex -> plan.world().tile(hex).city() && plan.staying(hex) == 0)
                .filter(hex -> plan.ready().lines().stream()
                        .filter(other -> other.stands() && other.number() > line.number())
                        .noneMatch(other -> left(other.order()).anyMatch(hex::equals)));
    }

    /** From where an order takes soldiers. */
    private static Stream<Integer> left(Order order) {
        return switch (order) {
            case Attack attack -> attack.origins().stream().map(Origin::hex);
            case Move move -> Stream.of(move.from());
            case Dismiss dismiss -> Stream.of(dismiss.hex());
            default -> Stream.empty();
        };
    }

    private Message empty(int hex) {
        boolean capital = plan.ready().side(plan.seat().number()).capital() == hex;
        return plan.at(capital ? "outlook.caution.capital" : "outlook.caution.city", hex);
    }

    private void attack(Line<?> line, Attack attack, List<Message> dangers) {
        if (DiceOdds.conquest(
                        attack.soldiers(), plan.world().tile(attack.target()).soldiers())
                == 0) {
            dangers.add(Message.of("outlook.caution.hopeless", "soldiers", attack.soldiers()));
        }
        boolean second =
                above(line).anyMatch(order -> order instanceof Attack other && other.target() == attack.target());
        if (second) {
            dangers.add(plan.at("outlook.caution.again", attack.target()));
        }
    }

    private Stream<Order> above(Line<?> line) {
        return plan.ready().lines().stream()
                .filter(other -> other.stands() && other.number() < line.number())
                .map(Line::order);
    }

    /** Of two lines for one city the later counts, and one of its own counts before one for all (R39). */
    private void overruled(Line<?> line, Income income, List<Message> dangers) {
        boolean later = plan.ready().lines().stream()
                .filter(other -> other.stands() && other.number() > line.number())
                .anyMatch(other -> other.order() instanceof Income another && another.city() == income.city());
        boolean idle = income.all() && new Gist(plan).of(line).isEmpty();
        if (later || idle) {
            dangers.add(Message.of(later ? "outlook.caution.overruled" : "outlook.caution.idle"));
        }
    }

    /** Soldiers do not pass with a hex: without an own one beside it they are lost (R42). */
    private void handedOver(int hex, List<Message> dangers) {
        int soldiers = plan.staying(hex);
        if (soldiers > 0 && Board.neighbours(hex).noneMatch(plan::mine)) {
            dangers.add(Message.of("outlook.caution.stranded", "soldiers", soldiers));
        }
    }

    private void bought(Buy buy, List<Message> dangers) {
        Tile tile = plan.world().tile(buy.hex());
        if (tile.owner() != buy.from().number()) {
            dangers.add(plan.at("outlook.caution.seller", buy.hex())
                    .with("owner", Say.owner(tile.owner()))
                    .with("realm", buy.from()));
        } else if (!plan.end().lines().stream()
                .anyMatch(line -> line.stands() && line.order().equals(buy))) {
            dangers.add(Message.of("outlook.caution.price"));
        }
    }
}
