package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.press.Draft;
import heraldo.bot.campaign.press.Proposal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What millers have said to each other is in the full record where that was agreed at the start, and nowhere else. */
@Tag("slow")
class RecordedPressTest extends InTavern {

    private static final List<String> SAID = List.of("Hay harina.", "Hay lobos.", "Paz en el río.");

    private Archivist archivist;

    @BeforeEach
    void open() {
        archivist = new Archivist(tavern);
    }

    /** Ana tells everybody something, Ben too but unsigned, twice, of which one is taken out; and they agree on something in secret. */
    private CampaignId talkative(PressTerms terms) {
        NewCampaign usual = Tavern.wish("Molino", "turns", "2");
        CampaignId id = tavern.running(new NewCampaign(
                usual.name(),
                usual.ruleset(),
                usual.seats(),
                usual.language(),
                usual.options(),
                usual.named(),
                usual.terms().pressing(terms)));
        tavern.office.press().send(tavern.by(ANA), new Draft("Hay harina.", false, "la plaza"));
        tavern.office.press().send(tavern.by(BEN), new Draft("Hay lobos.", true, ""));
        tavern.office.press().send(tavern.by(BEN), new Draft("Ana miente.", true, ""));
        tavern.work();
        long last =
                tavern.database.read(books -> books.press().of(id)).getLast().id();
        tavern.office.helm().press().withdraw(tavern.by(GM), last);
        Treaty.Wording peace = new Treaty.Wording("Paz en el río.", false, Optional.of(2));
        long offered = tavern.office
                .treaties()
                .offer(tavern.by(ANA), new Proposal(List.of(new Seat(2)), peace))
                .treaty()
                .id();
        tavern.office.treaties().sign(tavern.by(BEN), offered);
        tavern.office.treaties().say(tavern.by(BEN), offered, Treaty.Word.BROKEN);
        return id;
    }

    private CampaignId over(PressTerms terms) {
        CampaignId id = talkative(terms);
        tavern.office.closing().end(tavern.by(GM).in(id));
        return id;
    }

    private String record(CampaignId id, Viewer viewer) {
        byte[] file = archivist.file(id, viewer);
        assertEquals(List.of(), archivist.verify(file).faults());
        return new String(file, StandardCharsets.UTF_8);
    }

    @Test
    void theFullRecordHoldsWhatWasSaidOnceTheCampaignIsOver() {
        CampaignId id = talkative(new PressTerms(Press.OPEN, true, false));
        assertFalse(record(id, Viewer.DIRECTOR).contains("Hay harina."), "while it goes on, nobody reads it there");
        tavern.office.closing().end(tavern.by(GM).in(id));
        String full = record(id, Viewer.DIRECTOR);
        SAID.forEach(words -> assertTrue(full.contains(words), words));
        assertFalse(full.contains("Ana miente."), "it was taken out");
        assertTrue(full.contains("\"seat\":\"seat-1\",\"place\":\"la plaza\",\"text\":\"Hay harina.\""), full);
        assertTrue(full.contains("\"seat\":null,\"place\":\"\",\"text\":\"Hay lobos.\""), "it stays unsigned");
        assertTrue(full.contains("\"word\":\"BROKEN\""), full);
        for (Viewer other : List.of(Viewer.SPECTATOR, Viewer.of(new Seat(1)))) {
            String record = record(id, other);
            SAID.forEach(words -> assertFalse(record.contains(words), words));
        }
    }

    @Test
    void whereNothingWasAgreedNoRecordHoldsIt() {
        String full = record(over(PressTerms.USUAL), Viewer.DIRECTOR);
        SAID.forEach(words -> assertFalse(full.contains(words), words));
    }

    @Test
    void whoeverIsForgottenIsNotInIt() {
        CampaignId id = over(new PressTerms(Press.OPEN, true, false));
        String before = record(id, Viewer.DIRECTOR);
        tavern.office.people().privacy().forget(tavern.by(ANA), (campaign, seat) -> "Alguien");
        assertEquals(before, record(id, Viewer.DIRECTOR));
        assertFalse(before.contains("user" + ANA) || before.contains("\"" + ANA + "\""));
    }

    @Test
    void wordsOfSeatsThatThereAreNotAndWordsInOtherRecordsAreFound() throws IOException {
        List<String> lines =
                Forger.lines(archivist.file(over(new PressTerms(Press.OPEN, true, false)), Viewer.DIRECTOR));
        int at = Forger.line(lines, "Press", 1) - 1;
        found(lines, at, lines.get(at).replace("\"seat\":\"seat-1\",\"place\"", "\"seat\":\"seat-9\",\"place\""));
        found(lines, at, lines.get(at).replace("\"author\":\"seat-1\"", "\"author\":\"seat-7\""));
        found(lines, at, lines.get(at).replace("\"turn\":1,\"seat\":\"seat-1\"", "\"turn\":-1,\"seat\":\"seat-1\""));
        found(lines, 0, lines.get(0).replace("\"scope\":\"full\"", "\"scope\":\"public\""));
        String press = lines.remove(at);
        lines.add(1, press);
        assertFalse(archivist.verify(Forger.signed(lines)).faults().isEmpty(), "it stands elsewhere");
    }

    private void found(List<String> lines, int at, String forged) throws IOException {
        String before = lines.set(at, forged);
        assertFalse(forged.equals(before), forged);
        assertTrue(
                archivist.verify(Forger.signed(lines)).faults().stream().anyMatch(fault -> fault.check() == Check.FORM),
                forged);
        lines.set(at, before);
    }
}
