package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
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

/** Preview of the store at the end of the round: it counts the least yields, and goods above the limit are lost. */
record Store(Prospect prospect) {

    List<StoreRow> rows() {
        Stock had = prospect.world().realm(prospect.seat()).stock();
        Stock has = prospect.end().side(prospect.seat().number()).stock();
        Stock income = income();
        return Resource.ALL.stream()
                .map(good -> StoreRow.earned(Say.resource(good), had.get(good), has.get(good), income.get(good)))
                .toList();
    }

    /** Everything that comes in, whether there is room for it or not. */
    private Stock income() {
        return prospect.end().lines().stream()
                .filter(Line::stands)
                .map(line -> Command.of(line.order()).brings(prospect.costs()))
                .reduce(crops(), Stock::plus);
    }

    private Stock crops() {
        return earned().stream()
                .flatMap(earned -> earned.crops().stream())
                .map(crop -> Stock.of(crop.resource(), crop.amount()))
                .reduce(Stock.NONE, Stock::plus);
    }

    private List<Deed.Earned> earned() {
        return prospect.end().deeds(Deed.Earned.class).stream()
                .filter(earned -> earned.seat() == prospect.seat().number())
                .toList();
    }

    /**
     * Lists cautions about the whole sheet: goods without room, a hex whose defence could not be paid, the assumptions behind
     * the figures.
     */
    List<Message> cautions() {
        List<Message> cautions = new ArrayList<>();
        Stock lost = lost();
        if (!lost.isNone()) {
            cautions.add(Message.of("outlook.caution.spoilt", "lost", Say.stock(lost))
                    .with("room", Settings.of(prospect.world()).stockCap()));
        }
        defenceless().ifPresent(cautions::add);
        if (prospect.standing().anyMatch(order -> order.deal(prospect.seat()).isPresent())) {
            cautions.add(Message.of("outlook.caution.deals"));
        }
        if (luck() > 0 && !prospect.leaves()) {
            cautions.add(Message.of("outlook.caution.least", "more", luck()));
        }
        return cautions;
    }

    private Stock lost() {
        return prospect.end().remarks().stream()
                .filter(remark -> remark.seat() == prospect.seat().number())
                .map(Remark::lost)
                .reduce(Stock.NONE, Stock::plus);
    }

    /** Returns the most units that the yields may bring above the least that are counted. */
    private int luck() {
        return earned().stream()
                .flatMap(earned -> earned.crops().stream())
                .map(crop -> prospect.book().yieldOf(prospect.ready().field().level(crop.hex())))
                .mapToInt(yield -> yield.most() - yield.least())
                .sum();
    }

    /** The strongest hex that rivals touch whose soldiers could not all be paid to defend it (H19). */
    private Optional<Message> defenceless() {
        Stock price = prospect.costs().defend();
        return prospect.own().stream()
                .filter(this::exposed)
                .filter(hex -> paid(price, hex) < prospect.staying(hex))
                .max(Comparator.comparingInt(prospect::staying))
                .map(hex -> prospect.at("outlook.caution.defence", hex)
                        .with("soldiers", prospect.staying(hex))
                        .with("paid", paid(price, hex)));
    }

    private int paid(Stock price, int hex) {
        return prospect.purse().affords(price, prospect.staying(hex));
    }

    private boolean exposed(int hex) {
        return Board.neighbours(hex)
                .mapToObj(prospect.world()::tile)
                .map(Tile::owner)
                .anyMatch(owner ->
                        owner != Tile.NOBODY && owner != prospect.seat().number());
    }
}
