package heraldo.bot.campaign.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ana and Ben play Cathay with a governor between them: what they do has no post of its own. */
@Tag("slow")
class GovernedTurnsTest extends InTavern {
    private static final int TURNS = 9;

    private CampaignId id;

    @BeforeEach
    void playThreeRounds() {
        Terms terms = new Terms(
                false,
                true,
                Reminders.USUAL,
                new Ladder(List.of(Ladder.Rung.DEFAULT)),
                0,
                new EarlyEnd(true, 0),
                true,
                PressTerms.USUAL);
        id = tavern.running(
                new NewCampaign("Valle", "cathay", 3, Locale.of("es"), new TreeMap<>(), new TreeMap<>(), terms));
        tavern.work();
        while (tavern.newest(id).key().number() <= TURNS) {
            tavern.toTheDeadline();
            tavern.work();
        }
    }

    /** Whose turn each was, from the first on. */
    private Seat active(int turn) {
        return tavern.office
                .archive()
                .opening(id, turn)
                .orElseThrow()
                .turn()
                .due()
                .first();
    }

    private boolean governed(int turn) {
        return active(turn).number() == 3;
    }

    private List<Integer> told() {
        return tavern.posts(Kind.RESULT).stream()
                .map(Dispatch::turn)
                .map(turn -> turn.map(TurnKey::number).orElseThrow())
                .distinct()
                .toList();
    }

    @Test
    void everyPersonsTurnHasAPostAndTheGovernorsAreToldWithTheNext() {
        List<Integer> ended =
                IntStream.range(1, tavern.newest(id).key().number()).boxed().toList();
        assertTrue(ended.stream().anyMatch(this::governed));
        assertEquals(ended.stream().filter(turn -> !governed(turn)).toList(), told());
        for (int turn : told()) {
            int first = tavern.office.timekeeping().news().since(id, turn);
            assertTrue(IntStream.range(first, turn).allMatch(this::governed), "turns since " + first);
            assertTrue(first == 1 || !governed(first - 1), "turns since " + first);
        }
    }

    @Test
    void theNewsOfAGovernorsTurnAreAmongThoseOfTheNext() {
        int governed =
                IntStream.range(4, TURNS).filter(this::governed).findFirst().orElseThrow();
        int next = IntStream.iterate(governed + 1, turn -> turn + 1)
                .filter(turn -> !governed(turn))
                .findFirst()
                .orElseThrow();
        assertEquals(next - tavern.office.timekeeping().news().since(id, next), next - governed);
        long dice = tavern.office.timekeeping().news().of(id, next).stream()
                .map(News::kind)
                .filter(List.of("dice", "harvest", "robber", "robber-empty", "robber-stays", "shortage")::contains)
                .count();
        assertTrue(dice >= 2, "each of the turns ends with its dice");
    }
}
