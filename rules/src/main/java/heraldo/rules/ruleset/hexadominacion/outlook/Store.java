package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What the store would be at the end of the round: the least yields are counted, and whatever is above the limit is lost. */
record Store(Plan plan) {

    List<StoreRow> rows() {
        Stock had = plan.world().realm(plan.seat()).stock();
        Stock has = plan.end().side(plan.seat().number()).stock();
        Stock income = income();
        return Resource.ALL.stream()
                .map(good -> StoreRow.earned(Say.resource(good), had.get(good), has.get(good), income.get(good)))
                .toList();
    }

    /** Everything that comes in, be there room for it or not. */
    private Stock income() {
        return plan.end().lines().stream()
                .filter(Line::stands)
                .map(line -> brought(line.order()))
                .reduce(crops(), Stock::plus);
    }

    private Stock brought(Order order) {
        return switch (order) {
            case Trade trade -> trade.gets();
            case Dismiss dismiss -> plan.book().costs().dismiss().times(dismiss.soldiers());
            case Sell sell -> sell.price();
            default -> Stock.NONE;
        };
    }

    private Stock crops() {
        return earned().stream()
                .flatMap(earned -> earned.crops().stream())
                .map(crop -> Stock.of(crop.resource(), crop.amount()))
                .reduce(Stock.NONE, Stock::plus);
    }

    private List<Deed.Earned> earned() {
        return plan.end().deeds(Deed.Earned.class).stream()
                .filter(earned -> earned.seat() == plan.seat().number())
                .toList();
    }

    /** What the whole sheet leads to: what there is no room for, whose defence could not be paid, what the figures go by. */
    List<Message> cautions() {
        List<Message> cautions = new ArrayList<>();
        Stock lost = lost();
        if (!lost.isNone()) {
            cautions.add(Message.of(
                    "outlook.caution.spoilt",
                    "lost",
                    Say.stock(lost),
                    "room",
                    plan.world().settings().stockCap()));
        }
        defenceless().ifPresent(cautions::add);
        if (plan.standing()
                .anyMatch(order -> order instanceof Trade || order instanceof Sell || order instanceof Buy)) {
            cautions.add(Message.of("outlook.caution.deals"));
        }
        if (luck() > 0 && plan.standing(Surrender.class).isEmpty()) {
            cautions.add(Message.of("outlook.caution.least", "more", luck()));
        }
        return cautions;
    }

    private Stock lost() {
        return plan.end().remarks().stream()
                .filter(remark -> remark.seat() == plan.seat().number())
                .map(Remark::lost)
                .reduce(Stock.NONE, Stock::plus);
    }

    /** How much more the yields may come to than is counted. */
    private int luck() {
        return earned().stream()
                .flatMap(earned -> earned.crops().stream())
                .map(crop -> plan.book().yieldOf(plan.ready().field().level(crop.hex())))
                .mapToInt(yield -> yield.most() - yield.least())
                .sum();
    }

    /** The strongest hex that rivals touch whose soldiers could not all be paid to defend it (H19). */
    private Optional<Message> defenceless() {
        Stock price = plan.book().costs().defend();
        return plan.own().stream()
                .filter(this::exposed)
                .filter(hex -> paid(price, hex) < plan.staying(hex))
                .max(Comparator.comparingInt(plan::staying))
                .map(hex -> plan.at("outlook.caution.defence", hex)
                        .with("soldiers", plan.staying(hex))
                        .with("paid", paid(price, hex)));
    }

    private int paid(Stock price, int hex) {
        return plan.purse().affords(price, plan.staying(hex));
    }

    private boolean exposed(int hex) {
        return Board.neighbours(hex)
                .mapToObj(plan.world()::tile)
                .map(Tile::owner)
                .anyMatch(owner -> owner != Tile.NOBODY && owner != plan.seat().number());
    }
}
