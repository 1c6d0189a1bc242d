package heraldo.bot.campaign.model;

import java.util.UUID;

/**
 * Names a campaign for ever: it goes into every receipt and every die.
 *
 * @param text a UUID, 36 characters
 */
public record CampaignId(String text) {
    public CampaignId {
        if (!UUID.fromString(text).toString().equals(text)) {
            throw new IllegalArgumentException("not a campaign's id: " + text);
        }
    }

    /** The id that comes of random bytes, which cannot be guessed from it. */
    public static CampaignId drawn(byte[] random) {
        return new CampaignId(UUID.nameUUIDFromBytes(random).toString());
    }

    @Override
    public String toString() {
        return text;
    }
}
