package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.discord.gate.Connection.NoEntryException;
import heraldo.bot.store.OnPostgres;
import heraldo.bot.store.PostgresServer;
import heraldo.bot.store.postgres.LeasePlan;
import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.tenancy.LeasedTenancy;
import heraldo.bot.tenancy.Tenancy;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What ends a program that shares the servers with others, and what it only tries again. */
@OnPostgres
@Tag("slow")
class RelayEndsTest {
    private final PostgresAddress server = PostgresServer.blank();
    private final AtomicInteger tries = new AtomicInteger();

    private Tenancy join() {
        return LeasedTenancy.join(server, LeasePlan.anyOf(2, 2));
    }

    @Test
    void aBotThatDiscordRefusesIsNotTriedAgain() {
        var refused = assertThrows(
                NoEntryException.class,
                () -> Relay.open(this::join, tenancy -> {
                    tries.incrementAndGet();
                    tenancy.close();
                    throw new NoEntryException("no entry", null);
                }));
        assertEquals("no entry", refused.getMessage());
        assertEquals(1, tries.get());
    }

    @Test
    void booksThatCannotBeReadWhileItOpensAreTriedAgain() {
        assertThrows(
                NoEntryException.class,
                () -> Relay.open(this::join, tenancy -> {
                    tenancy.close();
                    throw tries.incrementAndGet() == 1
                            ? new ClosedBooksException("closed")
                            : new NoEntryException("no entry", null);
                }));
        assertEquals(2, tries.get());
    }
}
