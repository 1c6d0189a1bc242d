package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.sheet.Receipt;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that the first version left behind in the middle of a campaign. */
class UpgradeTest {
    @TempDir
    Path now;

    @TempDir
    Path old;

    @Test
    void aCampaignOfTheFirstVersionGoesOnWhereItWas() {
        CampaignId id;
        Receipt before;
        try (Tavern tavern = new Tavern(now)) {
            id = tavern.running();
            tavern.office.orders().add(tavern.by(Tavern.BEN), "moler 3");
            tavern.toTheDeadline();
            before = tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
        }
        asTheFirstVersionWroteIt(Duration.ofHours(6));
        try (Tavern tavern = new Tavern(old)) {
            Receipt after = tavern.office.orders().show(tavern.by(Tavern.ANA));
            assertEquals(before.lines(), after.lines());
            assertEquals(before.written().code(), after.written().code());
            assertEquals(before.turn().deadline(), after.turn().deadline());
            Terms terms = tavern.office.campaigns().roster(id).campaign().terms();
            assertEquals("6", terms.reminders().toString());
            assertEquals(0, terms.missedAlert());
            tavern.sleep(Duration.ofHours(12));
            tavern.toTheDeadline();
            assertEquals(List.of(2, 3), tavern.ground(id));
            tavern.toTheDeadline();
            assertEquals(
                    CampaignStatus.ENDED,
                    tavern.office.campaigns().roster(id).campaign().status());
        }
    }

    @Test
    void aTurnPlayedUnderTheFirstVersionIsOpenedAgain() {
        CampaignId id;
        try (Tavern tavern = new Tavern(now)) {
            id = tavern.running();
            tavern.office.orders().add(tavern.by(Tavern.BEN), "moler 3");
            tavern.toTheDeadline();
            tavern.office.gameMaster().announce(tavern.by(Tavern.GM), "Feria");
        }
        asTheFirstVersionWroteIt(Duration.ZERO);
        try (Tavern tavern = new Tavern(old)) {
            // Acts are known by their numbers: these come after those of the program before.
            IntStream.range(0, 20).forEach(any -> tavern.by(Tavern.GM));
            GameMasterDesk desk = tavern.office.gameMaster();
            desk.rewind(tavern.by(Tavern.GM), desk.offerRewind(tavern.by(Tavern.GM), Optional.empty()));
            assertEquals(List.of(0, 0), tavern.ground(id));
            tavern.sleep(Duration.ofHours(12));
            tavern.toTheDeadline();
            assertEquals(List.of(0, 3), tavern.ground(id));
            assertEquals(
                    List.of("announce", "rewind"),
                    tavern.office.memory().registrar().dossier(id).acts().stream()
                            .map(GameMasterAct::kind)
                            .toList());
        }
    }

    @Test
    void whoGaveUpASeatUnderTheFirstVersionTakesNoOtherOne() {
        CampaignId id;
        try (Tavern tavern = new Tavern(now)) {
            id = tavern.running();
            tavern.office.orders().add(tavern.by(Tavern.BEN), "moler 3");
            tavern.office.campaigns().leave(tavern.by(Tavern.BEN));
            tavern.office.campaigns().leave(tavern.by(Tavern.ANA));
        }
        asTheFirstVersionWroteIt(Duration.ZERO);
        try (Tavern tavern = new Tavern(old)) {
            // Acts are numbered from the start again: none that the old file has seen is met twice.
            IntStream.range(0, 20).forEach(spent -> tavern.by(Tavern.EVE));
            assertEquals("known-seat", Tavern.refusal(() -> tavern.join(id, Tavern.BEN, 1)));
            tavern.join(id, Tavern.BEN, 2);
        }
    }

    @Test
    void whoNeverWantedRemindersGetsNoneAfterwards() {
        CampaignId id;
        try (Tavern tavern = new Tavern(now)) {
            id = tavern.running();
        }
        asTheFirstVersionWroteIt(Duration.ZERO);
        try (Tavern tavern = new Tavern(old)) {
            assertEquals(
                    "0",
                    tavern.office
                            .campaigns()
                            .roster(id)
                            .campaign()
                            .terms()
                            .reminders()
                            .toString());
        }
    }

    private void asTheFirstVersionWroteIt(Duration reminder) {
        OlderForm.write(1, now.resolve("heraldo.db"), old.resolve("heraldo.db"), reminder);
    }
}
