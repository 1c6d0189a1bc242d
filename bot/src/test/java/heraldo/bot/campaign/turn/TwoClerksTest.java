package heraldo.bot.campaign.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.store.OnPostgres;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two programs end the turns of the same books at the same moment: every turn ends once, and everything is told once. */
@OnPostgres
@Tag("slow")
class TwoClerksTest extends InTavern {
    private static final int CAMPAIGNS = 8;

    @Test
    void everyTurnIsEndedByOneOfThem() throws Exception {
        List<CampaignId> campaigns = new ArrayList<>();
        for (int i = 0; i < CAMPAIGNS; i++) {
            CampaignId id = tavern.office
                    .campaigns()
                    .open(tavern.by(Tavern.GM), Tavern.wish("Molino " + i, "turns", "5"))
                    .campaign()
                    .id();
            tavern.join(id, Tavern.ANA, 1);
            tavern.join(id, Tavern.BEN, 2);
            tavern.office.campaigns().start(tavern.by(Tavern.GM).in(id));
            campaigns.add(id);
        }
        tavern.post.work();
        tavern.sleep(Duration.ofHours(8).plusSeconds(4));
        try (Tavern other = new Tavern(tavern);
                ExecutorService programs = Executors.newFixedThreadPool(2)) {
            CountDownLatch begin = new CountDownLatch(2);
            List<Future<?>> work = new ArrayList<>();
            for (Tavern each : List.of(tavern, other)) {
                work.add(programs.submit(() -> {
                    begin.countDown();
                    begin.await();
                    each.office.clerk().work();
                    return null;
                }));
            }
            for (Future<?> done : work) {
                done.get();
            }
        }
        tavern.post.work();
        for (CampaignId id : campaigns) {
            assertEquals(2, tavern.newest(id).key().number());
        }
        for (Dispatch.Kind kind : List.of(Dispatch.Kind.SEALED, Dispatch.Kind.RESULT)) {
            assertEquals(CAMPAIGNS, tavern.posts(kind).size(), kind.name());
        }
    }
}
