package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.score.Ranking;

/** In the last round planned, realms that are not leading may vote for a few more rounds, but only once. */
final class Voting implements Habit {

    private static final int MOST = 4;

    @Override
    public void follow(Draft draft) {
        boolean extended = draft.world.last() > Settings.of(draft.world).rounds();
        boolean first = Ranking.of(draft.world, draft.book.points()).winners().contains(draft.seat);
        boolean wants = !first && draft.whim("vote", 2) == 1;
        int most = Math.min(MOST, Settings.of(draft.world).extensionMax());
        if (draft.roundsLeft() == 1 && !extended && wants && most > 0) {
            draft.add(new Extend(draft.whim("rounds", most)));
        }
    }
}
