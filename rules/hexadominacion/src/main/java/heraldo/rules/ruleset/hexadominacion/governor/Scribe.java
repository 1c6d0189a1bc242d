package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.governor.Ventures.Venture;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Writes a sheet with an aim: bargains, the capital's safety, then what pays best as long as soldiers and goods last. */
final class Scribe {

    private static final int EXTENSION = 5;

    /** One of so many soldiers at the border is attacked in a round. */
    private static final int PAID = 4;

    private final Survey survey;
    private final int seat;
    private final Aim aim;
    private final Dice dice;
    private final Purse purse;
    private final Muster muster;
    private final List<Order> first = new ArrayList<>();
    private final List<Order> last = new ArrayList<>();

    private Scribe(Survey survey, int seat, Aim aim, Dice dice) {
        this.survey = survey;
        this.seat = seat;
        this.aim = aim;
        this.dice = dice;
        this.purse = new Purse(survey.realm(seat).stock());
        this.muster = new Muster(survey, seat, purse);
    }

    /** The sheet of a realm that plays. */
    static OrderSheet sheet(Survey survey, int seat, Aim aim, Dice dice) {
        Scribe scribe = new Scribe(survey, seat, aim, dice);
        scribe.write();
        List<Order> orders = new ArrayList<>(scribe.first);
        orders.addAll(scribe.muster.orders());
        orders.addAll(scribe.last);
        return new OrderSheet(orders);
    }

    private void write() {
        Bargains bargains = new Bargains(survey, seat, purse, aim.weights().trade());
        first.addAll(bargains.trades());
        last.addAll(bargains.sales());
        Watch watch = new Watch(survey, seat, aim, purse);
        Optional<MoveCapital> refuge = watch.refuge();
        refuge.ifPresent(last::add);
        watch.guard(
                muster, refuge.map(MoveCapital::hex).orElse(survey.realm(seat).capital()));
        Ventures ventures = new Ventures(survey, seat, aim, dice);
        hold(ventures);
        if (aim.storm()) {
            storm();
        }
        boolean saves = false;
        for (Venture plan : ventures.bestFirst()) {
            boolean conquest = plan.kind() == Ventures.Kind.CONQUEST;
            boolean done = !(conquest && saves && !aim.bold()) && undertake(plan);
            saves |= conquest && !done && survey.world.tile(plan.hex()).city() && !survey.capital(plan.hex());
        }
        gather();
        harvest();
        vote();
    }

    /** Everybody against the victim's capital. */
    private void storm() {
        int capital = survey.realm(aim.victim()).capital();
        if (capital != Board.NOWHERE && survey.beside(capital, seat)) {
            int soldiers = muster.most(capital);
            if (soldiers > 0) {
                muster.attack(capital, soldiers);
            }
        }
    }

    /** Holds the posts of the border with soldiers that are already there, and reserves the pay of one in four. */
    private void hold(Ventures ventures) {
        int posted = 0;
        for (int hex : muster.own()) {
            int stay = survey.front(hex)
                    ? Math.min(muster.free(hex), ventures.post(hex).soldiers())
                    : 0;
            muster.engage(hex, stay);
            posted += stay;
        }
        Stock pay = survey.book.costs().defend();
        purse.keep(pay.times(purse.affords(pay, (posted + PAID - 1) / PAID)));
    }

    private boolean undertake(Venture venture) {
        return switch (venture.kind()) {
            case CONQUEST -> muster.attack(venture.hex(), venture.soldiers());
            case RAISING -> raise(venture.hex());
            case POST -> post(venture);
        };
    }

    private boolean post(Venture venture) {
        int missing = venture.soldiers() - survey.world.tile(venture.hex()).soldiers();
        return missing > 0 && muster.post(venture.hex(), missing, missing) > 0;
    }

    private boolean raise(int hex) {
        Stock price = survey.book.costs().build(survey.world.tile(hex).level());
        if (!purse.affords(price)) {
            return false;
        }
        purse.spend(price);
        return first.add(new Build(hex));
    }

    /** Sends idle soldiers to the best hex of the border or, where the aim is bold, to a quiet hex behind it. */
    private void gather() {
        Optional<Integer> quiet =
                muster.own().stream().filter(hex -> !survey.front(hex)).findFirst();
        if (aim.bold() && quiet.isPresent()) {
            muster.retire(quiet.get());
            return;
        }
        Appraisal appraisal = new Appraisal(survey, purse.left());
        muster.own().stream()
                .filter(survey::front)
                .max(Comparator.comparingInt(hex -> appraisal.worth(survey.world.tile(hex))))
                .ifPresent(post -> muster.post(post, muster.free(), 0));
    }

    /** Cities yield what will be scarcest, one after another. */
    private void harvest() {
        Stock store = purse.left();
        List<Integer> cities = new ArrayList<>();
        for (int hex : survey.hexes(seat)) {
            Tile tile = survey.world.tile(hex);
            int yield = survey.book.yieldOf(tile.level()).least();
            if (tile.city()) {
                cities.add(hex);
            } else {
                store = store.plus(Stock.of(tile.industry().resource().orElseThrow(), yield));
            }
        }
        cities.sort(Comparator.comparingInt(hex -> -survey.world.tile(hex).level()));
        for (int hex : cities) {
            Resource scarce = store.scarcest();
            last.add(new Income(hex, scarce));
            store = store.plus(Stock.of(
                    scarce, survey.book.yieldOf(survey.world.tile(hex).level()).most()));
        }
    }

    /** In the last round planned, who is behind and not hopelessly so wants a few more, but only once. */
    private void vote() {
        int most = Math.min(EXTENSION, Settings.of(survey.world).extensionMax());
        boolean extended = survey.world.last() > Settings.of(survey.world).rounds();
        int leader = survey.leader(Tile.NOBODY);
        boolean close = leader != seat && survey.total(seat) * 10 > survey.total(leader) * 8;
        if (survey.roundsLeft() == 1 && !extended && close && most > 0) {
            last.add(new Extend(most));
        }
    }
}
