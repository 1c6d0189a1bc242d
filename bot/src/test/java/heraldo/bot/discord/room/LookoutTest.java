package heraldo.bot.discord.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.discord.gate.Parts;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.RawGatewayEvent;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;
import org.junit.jupiter.api.Test;

/** How long nothing may be heard, and how long what happened meanwhile may take to be told, is the host's to say. */
class LookoutTest {

    private static final long SERVER = 7;

    private final JDA jda = mock(JDA.class);
    private final AtomicLong nanos = new AtomicLong();
    private Instant now = Instant.parse("2026-11-20T11:00:00Z");

    private Lookout watching(Duration silence, Duration grace) {
        Lookout lookout = new Lookout(Parts.all(1), () -> now, nanos::get, at -> {}, silence, grace);
        DataObject server = DataObject.empty().put("id", SERVER).put("unavailable", false);
        hear(
                lookout,
                "READY",
                DataObject.empty().put("guilds", DataArray.empty().add(server)));
        hear(lookout, "GUILD_CREATE", server);
        return lookout;
    }

    private void hear(Lookout lookout, String event, DataObject payload) {
        when(jda.getShardInfo()).thenReturn(JDA.ShardInfo.SINGLE);
        DataObject raw = DataObject.empty().put("t", event).put("d", payload);
        lookout.onRawGateway(new RawGatewayEvent(jda, 1, raw));
    }

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
        now = now.plus(time);
    }

    @Test
    void peopleAreTakenForCutOffAfterASilenceThatIsLongerThanTheHostSays() {
        Lookout patient = watching(Duration.ofSeconds(120), Duration.ofSeconds(3));
        Lookout usual = watching(Duration.ofSeconds(60), Duration.ofSeconds(3));
        pass(Duration.ofSeconds(61));
        assertEquals(Contact.CUT, usual.with(SERVER));
        assertEquals(Contact.OPEN, patient.with(SERVER));
        pass(Duration.ofSeconds(60));
        assertEquals(Contact.CUT, patient.with(SERVER));
    }

    @Test
    void whatHappenedInASilenceIsWaitedForAsLongAsTheHostSays() {
        Lookout lookout = watching(Duration.ofSeconds(60), Duration.ofSeconds(10));
        pass(Duration.ofSeconds(61));
        hear(lookout, "MESSAGE_CREATE", DataObject.empty());
        pass(Duration.ofSeconds(9));
        assertEquals(Contact.CATCHING_UP, lookout.with(SERVER));
        pass(Duration.ofSeconds(1));
        assertEquals(Contact.OPEN, lookout.with(SERVER));
    }
}
