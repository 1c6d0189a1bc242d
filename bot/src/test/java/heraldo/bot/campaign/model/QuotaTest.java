package heraldo.bot.campaign.model;

import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Quotas of servers: one campaign at least, and not more than the host allows. */
class QuotaTest {

    private static final Limits LIMITS = new Limits(3, 5);

    private static String said(Quota quota) {
        return refusal(() -> quota.demandWithin(LIMITS));
    }

    @Test
    void nothingIsAllowedBeyondTheHostsLimitsNorNone() {
        Quota most = Quota.HOSTS.forPerson(OptionalInt.of(3)).forServer(OptionalInt.of(5));
        assertEquals("not refused", said(Quota.HOSTS));
        assertEquals("not refused", said(most));
        assertEquals("not refused", said(most.forPerson(OptionalInt.of(1)).forServer(OptionalInt.of(1))));
        assertEquals("quota", said(most.forPerson(OptionalInt.of(4))));
        assertEquals("quota", said(most.forServer(OptionalInt.of(6))));
        assertEquals("quota", said(most.forPerson(OptionalInt.of(0))));
        assertEquals("quota", said(most.forServer(OptionalInt.of(0))));
    }
}
