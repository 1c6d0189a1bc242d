package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.Comparator;
import java.util.List;

/**
 * Guards a capital that somebody can reach, before anything else: with those who are in it, with others who come, with
 * recruits; a few of a large guard stay free for raids. What it costs to pay them for a battle stays in the store.
 */
final class Watch implements Habit {

    private static final int MOST_RECRUITS = 30;
    private static final int MANY = 25;
    private static final int LARGE = 12;
    private static final int MOST_RAIDERS = 8;

    @Override
    public void follow(Draft draft) {
        int capital = draft.capital();
        int threat = capital == Board.NOWHERE ? 0 : draft.frontier.threat(capital);
        if (threat == 0) {
            return;
        }
        int wanted = threat > MANY ? MANY + (threat - MANY) * 4 / 5 : threat + 2;
        int there = Math.max(0, Math.min(wanted, draft.free(capital) - raiders(draft, capital)));
        draft.engage(capital, there);
        there += called(draft, capital, wanted - there);
        there += recruited(draft, capital, wanted - there);
        draft.keep(draft.book.costs().defend().times(there / 2));
    }

    /** Those of a large guard who go out to take what nobody defends. */
    private static int raiders(Draft draft, int capital) {
        long open = draft.frontier.targets().stream()
                .filter(hex -> draft.world.tile(hex).soldiers() == 0)
                .count();
        return draft.free(capital) > LARGE ? (int) Math.min(MOST_RAIDERS, open) : 0;
    }

    /** Soldiers of other hexes come, those from quiet ones first. */
    private static int called(Draft draft, int capital, int wanted) {
        int come = 0;
        List<Integer> others = draft.mayMove()
                ? draft.frontier.own().stream()
                        .filter(hex -> hex != capital && draft.free(hex) > 0)
                        .sorted(Comparator.comparing((Integer hex) -> !draft.frontier.quiet(hex)))
                        .toList()
                : List.of();
        for (int hex : others) {
            int go = Math.min(wanted - come, draft.free(hex));
            if (go > 0 && draft.add(new Move(go, hex, capital))) {
                draft.engage(hex, go);
                come += go;
            }
        }
        return come;
    }

    /** Recruits for half of what could pay them and their defence. */
    private static int recruited(Draft draft, int capital, int wanted) {
        Costs costs = draft.book.costs();
        int payable = draft.left().affords(costs.recruit().plus(costs.defend()), MOST_RECRUITS);
        int recruits = Math.min(wanted, (payable + 1) / 2);
        boolean come = recruits > 0
                && draft.buy(new Recruit(recruits, capital), costs.recruit().times(recruits));
        return come ? recruits : 0;
    }
}
