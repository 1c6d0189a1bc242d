package heraldo.bot.discord.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import heraldo.bot.campaign.model.CampaignId;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Buttons mean what they were made for, and nobody can make one up. */
class ComponentIdsTest {

    private static final CampaignId CAMPAIGN = new CampaignId("3f2504e0-4f89-41d3-9a0c-0305e82c3301");

    private final ComponentIds office = office("a secret", "a token");

    @Test
    void aComponentIdIsReadBackAlsoByTheNextRunOfTheProgram() {
        ComponentId componentId = new ComponentId("map", Optional.of(CAMPAIGN), 12, 123_456_789_012_345_678L, "now");
        assertEquals(Optional.of(componentId), office("a secret", "a token").read(office.issue(componentId)));
    }

    /** Worked out with openssl and base64. Buttons that stand in channels have ids like this one. */
    @Test
    void aComponentIdIsWrittenAsItAlwaysWas() {
        ComponentId componentId = new ComponentId("map", Optional.of(CAMPAIGN), 12, 123_456_789_012_345_678L, "now");
        assertEquals("PyUE4E-JQdOaDAMF6CwzAQAAAAwBtptLpjDzTm1hcApub3daJKB1JzJBgKLjCyo", office.issue(componentId));
    }

    private static ComponentIds office(String secret, String token) {
        return new ComponentIds(secret.getBytes(StandardCharsets.UTF_8), token);
    }

    @Test
    void aComponentIdOutlivesTheToken() {
        ComponentId componentId = ComponentId.open("map", CAMPAIGN);
        assertEquals(Optional.of(componentId), office("a secret", "another").read(office.issue(componentId)));
    }

    @Test
    void aComponentIdThatAnEarlierVersionSealedWithTheTokenServesAsLongAsThat() {
        ComponentId componentId = ComponentId.open("map", CAMPAIGN);
        String id = office("a token", "older").issue(componentId);
        assertEquals(Optional.of(componentId), office.read(id));
        assertEquals(Optional.empty(), office("a secret", "another").read(id));
    }

    @Test
    void aChangedComponentIdIsNoComponentId() {
        String id = office.issue(ComponentId.open("map", CAMPAIGN));
        for (int i = 0; i < id.length() - 1; i++) {
            char other = id.charAt(i) == 'A' ? 'B' : 'A';
            assertEquals(Optional.empty(), office.read(id.substring(0, i) + other + id.substring(i + 1)));
        }
    }

    @Test
    void anotherBotsComponentIdIsNoComponentId() {
        assertEquals(
                Optional.empty(), office("another", "a token").read(office.issue(ComponentId.open("map", CAMPAIGN))));
    }

    @Test
    void nonsenseIsNoComponentId() {
        for (String nonsense : new String[] {"", "x", "orders.show", "ññññ", "AAAA", "A".repeat(100), "%%%"}) {
            assertEquals(Optional.empty(), office.read(nonsense));
        }
    }

    @Test
    void whatDoesNotFitIsRefusedWhenTheButtonIsMade() {
        ComponentId componentId = ComponentId.of("order", 1, "x".repeat(60));
        assertThrows(IllegalArgumentException.class, () -> office.issue(componentId));
    }
}
