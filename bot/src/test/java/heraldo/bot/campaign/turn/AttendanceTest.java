package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Ana, Ben and a governor play Cathay, where a single silent turn makes a player absent. */
class AttendanceTest extends InTavern {
    private CampaignId id;

    @BeforeEach
    void everybodyIsSilentOnce() {
        Terms terms = new Terms(
                false,
                true,
                Reminders.USUAL,
                new Ladder(List.of(Ladder.Rung.DEFAULT)),
                0,
                new EarlyEnd(true, 0),
                true,
                PressTerms.USUAL);
        id = tavern.running(new NewCampaign(
                "Valle", "cathay", 3, SPANISH, new TreeMap<>(Map.of("strikes", "1")), new TreeMap<>(), terms));
        tavern.work();
        while (!away(ANA) || !away(BEN)) {
            tavern.toTheDeadline();
            tavern.work();
        }
    }

    /** Somebody does something; then the governor plays, if it is their turn. */
    private void back(long user) {
        tavern.office.timekeeping().attendance().note(tavern.by(user));
        tavern.work();
    }

    private static Seat seat(long user) {
        return new Seat(user == ANA ? 1 : 2);
    }

    private boolean away(long user) {
        return tavern.office.archive().position(id).away(seat(user));
    }

    /** The rows of all turns, in order. */
    private List<CampaignTurn> steps() {
        int last = tavern.newest(id).key().number();
        return IntStream.rangeClosed(1, last)
                .boxed()
                .flatMap(number -> tavern.database.read(books -> books.turns().steps(id, number)).stream())
                .toList();
    }

    @Test
    void whateverThePlayerDoesIsHandedInOnceAsABlankSheetAndChangesNothingElse() {
        Act act = tavern.by(ANA);
        CampaignTurn before = tavern.newest(id);
        tavern.office.timekeeping().attendance().note(act);
        tavern.office.timekeeping().attendance().note(act);
        tavern.office.timekeeping().attendance().note(tavern.by(ANA));
        assertFalse(away(ANA));
        assertTrue(away(BEN));
        TurnKey step = new TurnKey(id, before.key().number(), before.key().step() + 1);
        assertEquals(step, tavern.newest(id).key(), "one step, and no turn has ended");
        assertEquals(before.due(), tavern.newest(id).due(), "the deadline stands");
        Optional<Revision> sheet = tavern.database.read(books -> books.sheets().latest(before.key(), seat(ANA)));
        assertEquals(Optional.of(ANA), sheet.map(Revision::author));
        assertTrue(tavern.office.orders().show(tavern.by(ANA)).lines().isEmpty());
        tavern.work();
        assertEquals(1, tavern.posts(Kind.STEP).size(), "everybody is told");
    }

    @Test
    void whereEverybodyIsAwayTheGovernorDoesNotPlayTheGameToItsEndAlone() {
        int before = tavern.newest(id).key().number();
        assertTrue(tavern.newest(id).status().takesOrders());
        tavern.toTheDeadline();
        tavern.work();
        assertEquals(before + 1, tavern.newest(id).key().number());
    }

    @Test
    void everyStepIsPlayedOnWhatTheStepBeforeLedTo() {
        back(BEN);
        back(ANA);
        List<CampaignTurn> steps = steps();
        for (int i = 1; i < steps.size(); i++) {
            assertEquals(
                    steps.get(i - 1).result().orElseThrow().state(),
                    steps.get(i).state());
        }
        tavern.restart();
        assertFalse(away(ANA) || away(BEN));
    }

    @Test
    void nobodyComesBackToACampaignThatWasEnded() {
        tavern.office.closing().end(tavern.by(Tavern.GM));
        CampaignTurn last = tavern.newest(id);
        back(ANA);
        assertEquals(last.key(), tavern.newest(id).key());
        assertTrue(away(ANA));
    }

    @Test
    void thoseWhoHaveNoSeatHereOrAreTooLateBringNobodyBack() {
        CampaignTurn before = tavern.newest(id);
        tavern.office.timekeeping().attendance().note(tavern.by(EVE));
        tavern.office.timekeeping().attendance().note(tavern.by(Tavern.GM));
        Act early = tavern.by(ANA);
        Act late = new Act("late", ANA, "Ana", early.place(), before.due().orElseThrow(), SPANISH, Optional.empty());
        tavern.office.timekeeping().attendance().note(late);
        assertEquals(before.key(), tavern.newest(id).key());
        assertTrue(away(ANA) && away(BEN));
    }

    @Test
    void whoIsBackFindsThePlanThatHeLeft() {
        back(ANA);
        back(BEN);
        long waiting = due().equals(seat(ANA)) ? BEN : ANA;
        tavern.office.orders().paste(tavern.by(waiting), "CIUDAD 54");
        tavern.office
                .gameMaster()
                .edict(tavern.by(Tavern.GM), "marcar #" + seat(waiting).number() + " ausente");
        assertTrue(away(waiting));
        tavern.office.timekeeping().attendance().note(tavern.by(waiting));
        assertFalse(away(waiting));
        assertEquals(1, tavern.office.orders().show(tavern.by(waiting)).lines().size());
    }

    private Seat due() {
        return tavern.office.archive().position(id).turn().due().first();
    }
}
