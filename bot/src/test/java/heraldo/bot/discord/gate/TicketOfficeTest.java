package heraldo.bot.discord.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import heraldo.bot.campaign.model.CampaignId;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Buttons mean what they were made for, and nobody can make one up. */
class TicketOfficeTest {

    private static final CampaignId CAMPAIGN = new CampaignId("3f2504e0-4f89-41d3-9a0c-0305e82c3301");

    private final TicketOffice office = office("a secret", "a token");

    @Test
    void a_ticket_is_read_back_also_by_the_next_run_of_the_program() {
        Ticket ticket = new Ticket("map", Optional.of(CAMPAIGN), 12, 123_456_789_012_345_678L, "now");
        assertEquals(Optional.of(ticket), office("a secret", "a token").read(office.issue(ticket)));
    }

    private static TicketOffice office(String secret, String token) {
        return new TicketOffice(secret.getBytes(StandardCharsets.UTF_8), token);
    }

    @Test
    void a_ticket_outlives_the_token() {
        Ticket ticket = Ticket.open("map", CAMPAIGN);
        assertEquals(Optional.of(ticket), office("a secret", "another").read(office.issue(ticket)));
    }

    @Test
    void a_ticket_that_an_earlier_version_sealed_with_the_token_serves_as_long_as_that() {
        Ticket ticket = Ticket.open("map", CAMPAIGN);
        String id = office("a token", "older").issue(ticket);
        assertEquals(Optional.of(ticket), office.read(id));
        assertEquals(Optional.empty(), office("a secret", "another").read(id));
    }

    @Test
    void a_changed_ticket_is_no_ticket() {
        String id = office.issue(Ticket.open("map", CAMPAIGN));
        for (int i = 0; i < id.length() - 1; i++) {
            char other = id.charAt(i) == 'A' ? 'B' : 'A';
            assertEquals(Optional.empty(), office.read(id.substring(0, i) + other + id.substring(i + 1)));
        }
    }

    @Test
    void another_bots_ticket_is_no_ticket() {
        assertEquals(Optional.empty(), office("another", "a token").read(office.issue(Ticket.open("map", CAMPAIGN))));
    }

    @Test
    void nonsense_is_no_ticket() {
        for (String nonsense : new String[] {"", "x", "orders.show", "ññññ", "AAAA", "A".repeat(100), "%%%"}) {
            assertEquals(Optional.empty(), office.read(nonsense));
        }
    }

    @Test
    void what_does_not_fit_is_refused_when_the_button_is_made() {
        Ticket ticket = Ticket.of("order", 1, "x".repeat(60));
        assertThrows(IllegalArgumentException.class, () -> office.issue(ticket));
    }
}
