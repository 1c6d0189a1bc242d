package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.score.Score;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Collections;
import java.util.List;

/** The end of a round: the count of votes after the last round, the end of the game (H2, R46, R47). */
public final class EndOfRound implements Phase {

    @Override
    public void play(Round round) {
        World start = round.start();
        long active = round.active().count();
        boolean alone = active <= 1;
        int more = !alone && start.round() == start.last() ? count(round) : 0;
        boolean over = alone || (start.round() == start.last() && more == 0);
        boolean waits = more > 0 && Settings.of(start).extensionNeedsGm();
        round.change(draft -> {
            draft.turn++;
            draft.round += over ? 0 : 1;
            draft.last += waits ? 0 : more;
            draft.extension = waits ? more : 0;
            draft.over = over;
            draft.changed = round.field().changed();
            draft.totals = totals(round);
        });
        if (over) {
            round.happened(new Deed.Ended((int) active));
        }
    }

    /** Everybody's score when the round began, for the change that the table shows (§7). */
    private static List<Integer> totals(Round round) {
        return round.start()
                .everybody()
                .map(seat ->
                        Score.of(round.start(), seat, round.book().points()).total())
                .toList();
    }

    /** The longest extension that a strict majority of the active realms backs; all votes are back to none (R46). */
    private static int count(Round round) {
        List<Integer> votes = round.active()
                .map(Side::vote)
                .sorted(Collections.reverseOrder())
                .toList();
        int rounds = votes.get(votes.size() / 2);
        boolean waits = rounds > 0 && Settings.of(round.start()).extensionNeedsGm();
        round.happened(new Deed.Counted(votes, rounds, waits));
        round.active().forEach(side -> side.vote(0));
        return rounds;
    }
}
