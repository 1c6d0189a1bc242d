package heraldo.bot.store;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.Reach.Contact;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Campaigns that stood still when a version of the program was ended wait under today's for what they waited for. */
@Tag("slow")
class KeptStandstillsTest {
    @TempDir
    Path folder;

    static List<KeptBook> books() {
        return KeptBook.some(1);
    }

    static List<KeptBook> withAbsences() {
        return KeptBook.some(7);
    }

    @ParameterizedTest
    @MethodSource("books")
    void aPausedCampaignWaitsForItsGameMasterAndKnowsWhoLeft(KeptBook book) throws IOException {
        try (Tavern tavern = book.open(folder)) {
            CampaignId paused = KeptBook.called(tavern, "Noria");
            tavern.endTurn(KeptBook.called(tavern, "Molino"));
            assertEquals(HoldReason.PAUSED, tavern.newest(paused).hold());
            assertEquals("known-seat", Tavern.refusal(() -> tavern.join(paused, BEN, 1)));
            tavern.join(paused, BEN, 2);
            tavern.office.gameMaster().resume(tavern.by(201).in(paused));
            tavern.office.orders().add(tavern.by(BEN).in(paused), "moler 4");
            tavern.endTurn(paused);
            assertEquals(List.of(0, 7), tavern.ground(paused));
        }
    }

    @ParameterizedTest
    @MethodSource("books")
    void aTurnOnWhichTheRulesBrokeIsOpenedAgainAndAGameThatIsOverIsOver(KeptBook book) throws IOException {
        try (Tavern tavern = book.open(folder)) {
            CampaignId broken = KeptBook.called(tavern, "Aceña");
            tavern.work();
            assertEquals(TurnStatus.CRASHED, tavern.newest(broken).status());
            GameMasterDesk desk = tavern.office.gameMaster();
            desk.rewind(
                    tavern.by(204).in(broken), desk.offerRewind(tavern.by(204).in(broken), Optional.empty()));
            tavern.office.orders().clear(tavern.by(ANA).in(broken));
            tavern.office.orders().add(tavern.by(BEN).in(broken), "moler 2");
            tavern.endTurn(broken);
            assertEquals(List.of(0, 2), tavern.ground(broken));
            CampaignId over = KeptBook.called(tavern, "Tahona");
            assertEquals(
                    CampaignStatus.ENDED,
                    tavern.office.campaigns().roster(over).campaign().status());
            assertTrue(tavern.office.memory().registrar().ending(over).isPresent());
            assertEquals(List.of(2, 0), tavern.ground(over));
        }
    }

    /** The bot is let in again while the program is brought up to date. */
    @ParameterizedTest
    @MethodSource("withAbsences")
    void theCampaignsOfAServerThatTurnedTheBotOutGoOnWhenItIsBack(KeptBook book) throws IOException {
        try (Tavern tavern = book.open(folder)) {
            CampaignId abroad = KeptBook.called(tavern, "Presa");
            tavern.abroad = Contact.GONE;
            tavern.work();
            assertEquals(List.of(), told(tavern, abroad));
            tavern.abroad = Contact.OPEN;
            tavern.work();
            assertEquals(List.of("campaign.post.back", "campaign.post.back-alert"), told(tavern, abroad));
            tavern.office.gameMaster().resume(tavern.by(209).in(abroad));
            int number = tavern.newest(abroad).key().number();
            tavern.endTurn(abroad);
            assertEquals(number + 1, tavern.newest(abroad).key().number());
        }
    }

    private static List<String> told(Tavern tavern, CampaignId id) {
        return tavern.posted.values().stream()
                .filter(dispatch -> dispatch.campaign().equals(id))
                .map(dispatch -> dispatch.message().orElseThrow().key())
                .toList();
    }
}
