package heraldo.bot.discord.page;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Plate;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a seat reads of a turn names that turn, whatever is told with it. */
@Tag("slow")
class OwnCardsTest extends InTavern {

    private static final Instant THURSDAY = Instant.parse("2026-11-26T19:00:05Z");

    /** Of two tribes one plays on Monday and one on Thursday; Tuesday and Wednesday are told with Thursday. */
    @Test
    void theCardAndThePlateOfATurnNameTheDayOfThatTurn() {
        CampaignId id = tavern.running(new NewCampaign(
                "Tribus", "tribus", 2, SPANISH, new TreeMap<>(), new TreeMap<>(), Terms.USUAL.waiting(0)));
        List.of("D4", "J7", "M4", "A4").forEach(city -> pick(id, city));
        Position<?> open = tavern.office.archive().position(id);
        Seat monday = open.turn().due().first();
        while (played(id).turn().due().stream().allMatch(monday::equals)) {
            tavern.toTheDeadline();
            tavern.work();
        }
        assertTrue(tavern.clock.instant().isBefore(THURSDAY));
        int turn = tavern.newest(id).key().number();
        Message label = played(id).turn().label();
        tavern.pass(Duration.between(tavern.clock.instant(), THURSDAY));
        tavern.work();
        for (Seat seat : List.of(new Seat(1), new Seat(2))) {
            OwnCards.Found found =
                    new OwnCards(tavern.office).of(id, turn, seat).orElseThrow();
            assertEquals(label, found.label(), "of " + seat);
            Plate plate = found.after()
                    .sceneSince(found.before(), found.story(), Viewer.of(seat))
                    .plate()
                    .orElseThrow();
            assertEquals(
                    label.arguments().get("day"), plate.heading().arguments().get("day"), "of " + seat);
        }
    }

    private Position<?> played(CampaignId id) {
        return tavern.office.archive().position(id);
    }

    private void pick(CampaignId id, String city) {
        int seat = played(id).turn().due().first().number();
        tavern.office.orders().add(tavern.by(seat == 1 ? ANA : BEN), "ELEGIR " + city);
        tavern.work();
    }
}
