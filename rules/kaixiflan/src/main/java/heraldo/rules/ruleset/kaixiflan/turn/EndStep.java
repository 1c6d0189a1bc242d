package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.ruleset.kaixiflan.state.Agenda;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.state.ToldStory;
import java.util.List;
import java.util.SortedMap;

/** Step 9: the game ends if the Fortaleza de Mago stands or the agreed turns are played (R94); else the next turn opens. */
public final class EndStep implements Step {

    @Override
    public void play(Progress turn) {
        SortedMap<Owner, Integer> before = turn.before().totals();
        turn.change(realm -> realm.withLastTotals(before));
        if (fortress(turn) || lastTurn(turn.start())) {
            turn.change(realm -> realm.withOver(true).withAgenda(Agenda.EMPTY));
        } else {
            turn.change(realm ->
                    realm.withTurn(realm.turn() + 1).withAgenda(Agenda.EMPTY).withTales(remembered(realm)));
        }
    }

    private static boolean fortress(Progress turn) {
        return turn.deeds(Deed.Built.class).stream()
                .anyMatch(deed -> turn.book().building(deed.building()).ends());
    }

    private static boolean lastTurn(Realm realm) {
        return realm.settings().noTurnAfter(realm.turn());
    }

    /** The stories of the year of the next turn and of the one before. */
    private static List<ToldStory> remembered(Realm realm) {
        int year = Season.year(realm.turn() + 1);
        return realm.tales().stream()
                .filter(story -> Season.year(story.turn()) >= year - 1)
                .toList();
    }
}
