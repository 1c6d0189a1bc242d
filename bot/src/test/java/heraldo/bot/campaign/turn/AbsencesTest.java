package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.EXILE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.campaign.proof.RecordFile;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.proof.Scribe;
import heraldo.bot.campaign.proof.Verification;
import heraldo.rules.kernel.Viewer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The bot is turned out of the server in which a campaign is played. */
class AbsencesTest extends InTavern {
    private CampaignId id;

    @BeforeEach
    void open() {
        id = tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
    }

    private void contact(Contact contact) {
        tavern.contact = contact;
        tavern.work();
    }

    private CampaignStatus status(CampaignId campaign) {
        return tavern.office.campaigns().roster(campaign).campaign().status();
    }

    private List<String> said(Dispatch.Kind kind) {
        return tavern.posts(kind).stream()
                .map(post -> post.message().orElseThrow().key())
                .toList();
    }

    @Test
    void theCampaignIsPausedAndWaitsForItsGameMasterWhenTheBotIsBack() {
        contact(Contact.GONE);
        assertEquals(HoldReason.PAUSED, tavern.newest(id).hold());
        tavern.pass(DAY.multipliedBy(10));
        tavern.restart();
        tavern.work();
        assertEquals(List.of(), said(Dispatch.Kind.NOTICE));
        contact(Contact.OPEN);
        tavern.work();
        assertEquals(List.of("campaign.post.back"), said(Dispatch.Kind.NOTICE));
        assertEquals(List.of("campaign.post.back-alert"), said(Dispatch.Kind.ALERT));
        assertEquals(Optional.empty(), tavern.newest(id).due());
        tavern.office.gameMaster().resume(tavern.by(GM));
        assertEquals(
                Optional.of(EIGHT.plus(DAY.multipliedBy(10))), tavern.newest(id).due());
        tavern.toTheDeadline();
        assertEquals(List.of(2, 0), tavern.ground(id));
    }

    @Test
    void aDeadlineThatWaitsForAServerThatIsDownDoesNotPauseIt() {
        contact(Contact.CUT);
        tavern.pass(EXILE.plus(DAY));
        assertEquals(HoldReason.NONE, tavern.newest(id).hold());
        assertEquals(CampaignStatus.RUNNING, status(id));
    }

    @Test
    void aTurnThatIsBeingPlayedEndsAndTheNextIsPaused() {
        tavern.office.gameMaster().resolve(tavern.by(GM));
        contact(Contact.GONE);
        tavern.work();
        assertEquals(2, tavern.newest(id).key().number());
        assertEquals(HoldReason.PAUSED, tavern.newest(id).hold());
    }

    @Test
    void itEndsWhenTheBotDoesNotComeBackInTime() {
        tavern.toTheDeadline();
        CampaignId forming = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Otro"))
                .campaign()
                .id();
        contact(Contact.GONE);
        tavern.pass(EXILE.minusMinutes(1));
        assertEquals(CampaignStatus.RUNNING, status(id));
        tavern.restart();
        tavern.pass(Duration.ofMinutes(1));
        tavern.work();
        assertEquals(CampaignStatus.ENDED, status(id));
        assertEquals(CampaignStatus.ENDED, status(forming));
        assertEquals(List.of("campaign.post.ended-without-server"), said(Dispatch.Kind.ENDED));
        assertEquals(List.of("campaign.post.ended-without-server"), said(Dispatch.Kind.NOTICE));
        assertTrue(tavern.office.memory().registrar().ending(id).isPresent(), "the end of the chain");
        assertEquals(Optional.of(1), tavern.office.memory().registrar().lastEnded(id));
        assertEquals(
                "over",
                refusal(() -> tavern.office.gameMaster().resume(tavern.by(GM).in(id))));
        contact(Contact.OPEN);
        assertEquals(List.of("campaign.post.absence-default-alert"), said(Dispatch.Kind.ALERT), "no more than before");
        assertEquals(List.of(), faults());
    }

    private List<String> faults() {
        byte[] record = RecordFile.write(
                new Scribe(tavern.office.library()).lines(new Registrar(tavern.database).dossier(id), Viewer.DIRECTOR));
        return Verification.of(record, tavern.office.library()).faults().stream()
                .map(Object::toString)
                .toList();
    }

    @Test
    void aClockThatWasSetEndsNothing() {
        contact(Contact.GONE);
        tavern.setClock(EXILE.plus(DAY));
        tavern.work();
        assertEquals(CampaignStatus.RUNNING, status(id));
        tavern.pass(TurnTimes.USUAL.doubt().trial().plusMinutes(1));
        assertEquals(CampaignStatus.ENDED, status(id), "it is believed after an hour");
    }
}
