package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Standings;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What one post tells of a turn that was played in steps. */
@Tag("slow")
class NewsDeskTest extends InTavern {

    private static final Instant MONDAY = Instant.parse("2026-11-23T19:00:00Z");

    /** The lead changes with the first order, and the second makes it larger. */
    @Test
    void orderByOrderTheLeaderOfThePostHasTheTotalOfTheTable() {
        CampaignId id = tavern.running(new NewCampaign(
                "Tribus",
                "tribus",
                2,
                SPANISH,
                new TreeMap<>(Map.of("turnMode", "LIVE")),
                new TreeMap<>(),
                Terms.USUAL.waiting(0)));
        List.of("D4", "J7", "M4", "A4").forEach(city -> order(id, "ELEGIR " + city));
        until(MONDAY.minus(Duration.ofHours(8)));
        int turn = tavern.newest(id).key().number();
        order(id, "RECLUTAR 1 EN D4");
        order(id, "RECLUTAR 2 EN D4");
        until(MONDAY.plusSeconds(5));
        News lead = tavern.office.timekeeping().news().of(id, turn).stream()
                .filter(news -> news.kind().startsWith("lead"))
                .findFirst()
                .orElseThrow();
        Standings.Row first = tavern.office
                .archive()
                .after(id, turn)
                .orElseThrow()
                .standings()
                .rows()
                .getFirst();
        assertEquals(List.of(first.seat()), lead.about());
        assertEquals(first.total(), lead.told().arguments().get("total"));
    }

    /** By whoever is waited for. */
    private void order(CampaignId id, String line) {
        int seat = tavern.office.archive().position(id).turn().due().first().number();
        tavern.office.orders().add(tavern.by(seat == 1 ? ANA : BEN), line);
        tavern.work();
    }

    private void until(Instant instant) {
        tavern.pass(Duration.between(tavern.clock.instant(), instant));
        tavern.work();
    }
}
