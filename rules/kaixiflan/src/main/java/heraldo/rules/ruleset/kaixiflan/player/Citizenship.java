package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.kaixiflan.order.court.Ballad;
import heraldo.rules.ruleset.kaixiflan.order.court.Import;
import heraldo.rules.ruleset.kaixiflan.order.court.Vote;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.score.Scores;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.state.ToldStory;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Votes for those who are furthest behind, sings of others' stories, and imports when it is time.
 *
 * @param judging whether it sings of the province furthest behind, and not of the last story
 * @param ties the order of provinces with equal Fame
 */
record Citizenship(boolean judging, Comparator<Owner> ties) implements Habit {

    /** The vote of somebody who has no reason to prefer one of two: by lot, so that no province is chosen for its number. */
    static Citizenship byLot(Owner voter, Dice whims) {
        return new Citizenship(
                true, Comparator.comparing(other -> whims.lot("vote|" + voter + "|" + other), Long::compareUnsigned));
    }

    @Override
    public void follow(Draft draft) {
        if (draft.realm().season() == Season.SUMMER) {
            vote(draft);
        } else if (draft.realm().court().holds(draft.owner, Office.TRADE)
                && !draft.realm().court().chosen()) {
            draft.add(new Import(draft.law.control().importable(draft.owner).get(0)));
        }
        if (draft.realm().season() == Season.SPRING && draft.realm().year() > 1) {
            (judging ? least(draft) : latest(draft)).ifPresent(teller -> draft.add(new Ballad(teller)));
        }
    }

    private static Optional<Owner> latest(Draft draft) {
        return draft.realm().tales().stream()
                .filter(story -> story.teller() != draft.owner)
                .max(Comparator.comparingInt(ToldStory::turn))
                .map(ToldStory::teller);
    }

    private Optional<Owner> least(Draft draft) {
        return behind(draft).stream().filter(draft.realm()::toldLastYear).findFirst();
    }

    private void vote(Draft draft) {
        List<Owner> last = behind(draft);
        draft.add(new Vote(get(last, 0), get(last, 1), get(last, 2)));
    }

    /** All others, the one with least Fame first. */
    private List<Owner> behind(Draft draft) {
        return new Scores(draft.law)
                .all().stream()
                        .sorted(Comparator.comparingInt(Score::total).thenComparing(Score::owner, ties))
                        .map(Score::owner)
                        .filter(other -> other != draft.owner)
                        .filter(other -> !draft.realm().province(other).vacant())
                        .toList();
    }

    private static Optional<Owner> get(List<Owner> owners, int index) {
        return index < owners.size() ? Optional.of(owners.get(index)) : Optional.empty();
    }
}
