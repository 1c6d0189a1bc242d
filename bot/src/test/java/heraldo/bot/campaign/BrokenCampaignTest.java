package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnStatus;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program starts with two campaigns in its books, one of which cannot be played any more. */
@Tag("slow")
class BrokenCampaignTest extends InTavern {
    private static final String STATE = "the state of its open turn";
    private static final String RULESET = "UPDATE campaign SET ruleset = 'gone' WHERE id = ?";
    private static final String VERSION = "UPDATE campaign SET ruleset_version = '0' WHERE id = ?";
    private static final String LATER = "UPDATE campaign SET ruleset_version = '2' WHERE id = ?";

    private CampaignId broken;
    private CampaignId sound;

    @BeforeEach
    void open() {
        broken = tavern.running(wish("Uno"));
        sound = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Dos"))
                .campaign()
                .id();
        tavern.join(sound, EVE, 1);
        tavern.office.campaigns().start(tavern.by(GM).in(sound));
    }

    private void assertStopsAlone() {
        assertEquals(TurnStatus.CRASHED, tavern.newest(broken).status());
        assertEquals(3, tavern.newest(broken).attempts());
        assertEquals(1, crashes());
        assertEquals(
                "crashed",
                refusal(() -> tavern.office.gameMaster().pause(tavern.by(GM).in(broken))));
        assertTrue(tavern.office.clerk().nextAlarm().orElseThrow().isAfter(tavern.clock.instant()));
    }

    /** How often game masters were told that a turn could not be played; of absent players they hear, too. */
    private long crashes() {
        return tavern.posts(Dispatch.Kind.ALERT).stream()
                .map(dispatch -> dispatch.message().orElseThrow().key())
                .filter("campaign.post.crashed"::equals)
                .count();
    }

    private void spoil(String damage) {
        if (damage.equals(STATE)) {
            tavern.spoilState(broken, "OPEN");
        } else {
            tavern.spoil(damage, broken);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {STATE, RULESET, VERSION, LATER})
    void itStopsAloneAndItsGameMasterIsTold(String damage) {
        spoil(damage);
        tavern.toTheDeadline();
        assertStopsAlone();
        assertEquals(2, tavern.newest(sound).key().number());
    }

    @ParameterizedTest
    @ValueSource(strings = {STATE, RULESET})
    void itStopsAloneAlsoIfTheDeadlineWasMissedByFar(String damage) {
        tavern.sleep(Duration.ofDays(3));
        spoil(damage);
        tavern.work();
        assertStopsAlone();
        assertEquals(TurnStatus.HELD, tavern.newest(sound).status());
    }

    @ParameterizedTest
    @ValueSource(strings = {STATE, RULESET})
    void othersAreReminded(String damage) {
        spoil(damage);
        tavern.pass(Duration.ofHours(5).plusMinutes(1));
        assertEquals(1, tavern.posts(Dispatch.Kind.REMINDER).size());
        assertTrue(tavern.office.clerk().nextAlarm().orElseThrow().isAfter(tavern.clock.instant()));
    }

    @Test
    void itIsListedAndGoesOnWhenItsRulesetIsBack() {
        tavern.spoil(RULESET, broken);
        assertEquals(2, tavern.office.campaigns().list(tavern.by(ANA)).size());
        assertEquals(Optional.empty(), tavern.office.archive().legible(broken));
        assertEquals("ruleset-gone", refusal(() -> tavern.office.orders().add(tavern.by(ANA), "moler 1")));
        tavern.toTheDeadline();
        tavern.spoil("UPDATE campaign SET ruleset = 'mill' WHERE id = ?", broken);
        tavern.office.gameMaster().resolve(tavern.by(GM).in(broken));
        tavern.work();
        assertEquals(2, tavern.newest(broken).key().number());
    }

    @Test
    void anErrorOfTheEngineStopsItsCampaignAloneToo() {
        tavern.office.orders().add(tavern.by(ANA), "romper");
        tavern.office.orders().add(tavern.by(ANA), "romper");
        tavern.toTheDeadline();
        assertStopsAlone();
        assertEquals(2, tavern.newest(sound).key().number());
    }
}
