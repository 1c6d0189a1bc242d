package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.NOON;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static heraldo.bot.campaign.Tavern.ending;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.rules.kernel.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** People cannot reach the bot for a while; the turn ends at 20:00. */
@Tag("slow")
class ReachTest extends InTavern {
    private static final Instant MONDAY = Instant.parse("2026-11-23T19:00:00Z");

    private CampaignId id;

    @BeforeEach
    void open() {
        id = tavern.running();
        tavern.work();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
    }

    private CampaignTurn turn() {
        return tavern.newest(id);
    }

    private void contact(Contact contact) {
        tavern.contact = contact;
        tavern.work();
    }

    /** Lets time pass until so long after the deadline, minute by minute, while people cannot reach the bot. */
    private void cutUntil(Duration after) {
        contact(Contact.CUT);
        tavern.sleep(Duration.between(tavern.clock.instant(), EIGHT));
        for (Duration late = Duration.ZERO; late.compareTo(after) < 0; late = late.plusMinutes(1)) {
            tavern.pass(Duration.ofMinutes(1));
        }
    }

    @Test
    void aDeadlineWaitsUntilPeopleCanReachTheBotAndIsKeptWithANote() {
        CampaignTurn before = turn();
        cutUntil(Duration.ofMinutes(14));
        assertEquals(before, turn(), "nothing is written");
        contact(Contact.OPEN);
        assertEquals(List.of(2, 0), tavern.ground(id));
        Message note = tavern.posts(Dispatch.Kind.RESULT).get(0).message().orElseThrow();
        assertEquals(Message.of("campaign.post.late", "minutes", 14), note);
    }

    @Test
    void aTurnIsMovedOnceHoweverManyDeadlinesCameWhileNobodyCouldReachTheBot() {
        contact(Contact.CUT);
        for (int day = 0; day < 3; day++) {
            tavern.pass(DAY);
            assertEquals(Optional.of(EIGHT), turn().deadline());
        }
        contact(Contact.OPEN);
        tavern.work();
        assertEquals(HoldReason.LATE, turn().hold());
        assertEquals(Optional.of(EIGHT.plus(DAY.multipliedBy(3))), turn().deadline());
        assertEquals(1, tavern.posts(Dispatch.Kind.NOTICE).size());
        assertEquals(1, turn().key().number(), "no turn without orders");
        tavern.office.orders().add(tavern.by(BEN), "moler 3");
        tavern.toTheDeadline();
        assertEquals(List.of(2, 3), tavern.ground(id));
    }

    @Test
    void aStartInTheMiddleOfItWaitsToo() {
        cutUntil(Duration.ofMinutes(5));
        tavern.restart();
        tavern.pass(Duration.ofMinutes(5));
        assertEquals(1, turn().key().number());
        contact(Contact.OPEN);
        assertEquals(2, turn().key().number());
    }

    @Test
    void whatWasDoneInTimeAndIsJustBeingToldIsWaitedFor() {
        cutUntil(Duration.ofMinutes(2));
        contact(Contact.CATCHING_UP);
        assertEquals(1, turn().key().number());
        tavern.office.orders().add(tavern.by(BEN, EIGHT.minusSeconds(1)), "moler 3");
        assertEquals("late", refusal(() -> tavern.office.orders().add(tavern.by(BEN, EIGHT), "moler 1")));
        contact(Contact.OPEN);
        assertEquals(List.of(2, 3), tavern.ground(id));
    }

    @Test
    void nobodyIsRemindedWhileHeCannotAnswerAndTheReminderIsGivenWhenHeCan() {
        contact(Contact.CUT);
        tavern.pass(Duration.ofHours(6));
        assertEquals(0, tavern.posts(Dispatch.Kind.REMINDER).size());
        contact(Contact.OPEN);
        assertEquals(1, tavern.posts(Dispatch.Kind.REMINDER).size(), "Ben has an hour and more");
    }

    @Test
    void theClerkSleepsWhileDeadlinesWait() {
        cutUntil(Duration.ofMinutes(1));
        assertEquals(Optional.empty(), tavern.office.clerk().nextAlarm());
        tavern.contact = Contact.OPEN;
        assertTrue(tavern.office.clerk().nextAlarm().isPresent());
    }

    @Test
    void aGameWhoseOrdersArePlayedAtOnceWaitsToo() {
        CampaignId relay = relay();
        tavern.office.orders().add(tavern.by(ANA).in(relay), "moler 1");
        CampaignTurn before = tavern.newest(relay);
        contact(Contact.CUT);
        tavern.pass(DAY);
        assertEquals(before, tavern.newest(relay));
        contact(Contact.OPEN);
        assertEquals(before.key(), tavern.newest(relay).key());
        assertEquals(HoldReason.LATE, tavern.newest(relay).hold());
    }

    private CampaignId relay() {
        NewCampaign wish = new NewCampaign(
                "Relevo",
                "relay",
                2,
                SPANISH,
                new TreeMap<>(Map.of("way", "INSTANT")),
                ending("0 9,21 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0));
        CampaignId relay =
                tavern.office.campaigns().open(tavern.by(GM), wish).campaign().id();
        tavern.join(relay, ANA, 1);
        tavern.join(relay, BEN, 2);
        tavern.office.campaigns().start(tavern.by(GM).in(relay));
        return relay;
    }

    /** Ana has Monday, Ben Tuesday. */
    @Test
    void aDayOfOnesOwnIsNotMovedButPlayedLateWithWhatHadBeenSent() {
        tavern.close();
        tavern = new Tavern(folder.resolve("market"));
        id = tavern.market();
        tavern.office.orders().add(tavern.by(ANA), "moler 3");
        contact(Contact.CUT);
        tavern.pass(DAY.multipliedBy(4).plusHours(9));
        assertEquals(1, turn().key().number(), "it is Tuesday night, and nobody could reach the bot");
        contact(Contact.OPEN);
        for (int minute = 0; minute < 3; minute++) {
            tavern.pass(Duration.ofMinutes(1));
        }
        assertEquals(List.of(3, 1), tavern.ground(id), "Ana's sheet, and what stood on Ben's");
        assertEquals(2, tavern.posts(Dispatch.Kind.RESULT).size(), "their days were played, one after the other");
        assertEquals(0, tavern.posts(Dispatch.Kind.NOTICE).size(), "and none was moved");
        assertEquals(Optional.of(MONDAY.plus(DAY.multipliedBy(2))), turn().deadline());
    }

    @Test
    void aClockThatIsInOrderAgainMovesATurnOnlyWhenPeopleCanReachTheBot() {
        tavern.setClock(Duration.ofHours(9));
        tavern.work();
        assertEquals(HoldReason.CLOCK, turn().hold());
        tavern.contact = Contact.CUT;
        tavern.pass(TurnTimes.USUAL.doubt().trial().plusMinutes(1));
        tavern.pass(DAY.multipliedBy(2));
        assertEquals(HoldReason.CLOCK, turn().hold());
        contact(Contact.OPEN);
        assertEquals(Optional.of(EIGHT.plus(DAY.multipliedBy(3))), turn().deadline());
    }

    @Test
    void deadlinesThatWaitKeepNoOtherServerWaiting() {
        assertFalse(tavern.clock.instant().isBefore(NOON));
        List<TurnKey> all = tavern.database.read(books -> books.turns().due(EIGHT, java.util.Set.of(), 1));
        assertEquals(List.of(turn().key()), all);
        assertEquals(
                List.of(),
                tavern.database.read(books -> books.turns().due(EIGHT, java.util.Set.of(Tavern.GUILD, 8L), 1)));
    }
}
