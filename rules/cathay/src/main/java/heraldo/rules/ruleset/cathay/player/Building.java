package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Claim;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Spends cards: looks for what is worth most for what it takes, buys it or saves for it, and spends the rest. */
final class Building {

    /** A hand that a 7 would not cut. */
    private static final int SAFE = 7;

    private static final Goods RICH = Goods.each(15);
    private static final int WHIM = 8;

    /** The minimum gain that makes a purchase worth its cards. */
    private static final int LEAST = 10;

    private static final int VICTORY = 200;

    private final Draft draft;

    private Building(Draft draft) {
        this.draft = draft;
    }

    static void go(Draft draft) {
        Building building = new Building(draft);
        while (!draft.full() && building.bought()) {
            draft.now().ruins().stream().forEach(corner -> draft.give(new Claim(corner)));
        }
    }

    /** Lists the most wanted purchases, best first, affordable or not. */
    static List<Order> wishes(Draft draft, int most) {
        Building building = new Building(draft);
        List<Project> projects = building.projects(building.candidates());
        return projects.stream().<Order>map(Project::command).limit(most).toList();
    }

    /**
     * Something to buy.
     *
     * @param gain the improvement of the position by it
     * @param cost its cost in tenths of a card, waiting included
     */
    private record Project(Command command, Goods price, int gain, int cost) {
        long merit() {
            return 1000L * gain / cost;
        }
    }

    /** Buys one thing; whether there was one to buy. */
    private boolean bought() {
        List<Command> candidates = candidates();
        List<Project> projects = able(candidates) ? projects(candidates) : List.of();
        if (projects.isEmpty()) {
            return false;
        }
        Project goal = projects.get(0);
        if (buys(goal, Goods.NONE)) {
            return true;
        }
        new Purse(draft).towards(goal.price()).forEach(draft::give);
        boolean large = draft.own().hand().size() > SAFE;
        Goods kept = large ? Goods.NONE : goal.price();
        return projects.stream().skip(1).anyMatch(project -> buys(project, kept));
    }

    /** Returns whether the hand can pay for any candidate or trade: if not, the search for the best is needless. */
    private boolean able(List<Command> candidates) {
        Goods hand = draft.own().hand();
        return hand.anyHas(Prices.RATE)
                || candidates.stream()
                        .anyMatch(command ->
                                hand.covers(command.price(draft.game().prices())));
    }

    private boolean buys(Project project, Goods kept) {
        Goods hand = draft.own().hand();
        Goods held = kept.minus(hand.lacking(kept));
        Optional<List<Trade>> trades = new Purse(draft).trades(project.price(), held);
        if (trades.isEmpty()
                || !hand.covers(held)
                || (!held.isNone() && !hand.covers(project.price().plus(held)))) {
            return false;
        }
        return trades.get().stream().allMatch(draft::give) && draft.give(project.command());
    }

    /** Best first. */
    private List<Project> projects(List<Command> candidates) {
        Position rich = draft.now().with(draft.seat(), draft.own().withHand(RICH));
        int before = draft.estimate(rich);
        Purse purse = new Purse(draft);
        List<Project> projects = new ArrayList<>();
        for (Command command : candidates) {
            Trial trial = draft.game().trial(rich, draft.seat());
            int plain = trial.next(command).possible() ? gain(trial.position(), before) : 0;
            if (plain * (100 + WHIM - 1) / 100 >= LEAST) {
                int gain = plain * (100 + draft.whim("wish|" + command, WHIM)) / 100;
                Goods price = command.price(draft.game().prices());
                projects.add(new Project(command, price, gain, 10 * price.size() + 2 * purse.wait(price)));
            }
        }
        projects.removeIf(project -> project.gain() < LEAST);
        projects.sort(Comparator.comparingLong(Project::merit).reversed());
        return projects;
    }

    private int gain(Position after, int before) {
        boolean wins = Score.points(after, draft.seat()) >= after.settings().winPoints();
        return draft.estimate(after) - before + (wins ? VICTORY : 0);
    }

    private List<Command> candidates() {
        return candidates(draft);
    }

    /** Lists the candidates for a purchase, affordable or not. */
    static List<Command> candidates(Draft draft) {
        Position now = draft.now();
        List<Command> candidates = new ArrayList<>();
        draft.own().buildings().settlements().stream().forEach(corner -> candidates.add(new City(corner)));
        long linked = Links.linked(now, draft.seat()).bits();
        Sites.all(now, draft.seat()).stream()
                .filter(corner -> (linked >> corner & 1) != 0)
                .forEach(corner -> candidates.add(new Settle(corner)));
        Links.open(now, draft.seat()).stream().forEach(edge -> candidates.add(new Road(edge)));
        for (SoldierKind kind : recruits(draft)) {
            draft.own().buildings().all().stream().forEach(corner -> candidates.add(new Recruit(kind, corner)));
        }
        return candidates;
    }

    private static List<SoldierKind> recruits(Draft draft) {
        return Arrays.stream(SoldierKind.values())
                .filter(kind -> draft.own().troop().count(kind)
                        < draft.now().settings().limits().of(kind))
                .toList();
    }
}
