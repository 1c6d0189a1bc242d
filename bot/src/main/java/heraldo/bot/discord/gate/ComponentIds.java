package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.text.DiscordLimit;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Writes component ids as the opaque ids of buttons and modals, and reads them back. Ids are authenticated with a key derived
 * from a secret of the program: they survive a restart and a new token, and nobody else can forge or change one.
 */
public final class ComponentIds {

    private static final String ALGORITHM = "HmacSHA256";
    /** The purpose of its secret. */
    public static final String PURPOSE = "heraldo/tickets/v1";

    private static final int SEAL_BYTES = 12;
    private static final UUID NONE = new UUID(0, 0);
    private static final char GAP = '\n';

    private final SecretKeySpec key;
    /** By which earlier versions sealed. */
    private final SecretKeySpec older;

    /**
     * An office.
     *
     * @param secret where its seal comes from
     * @param token the bot's token, from which the seals of earlier versions came; their buttons serve as long as it does
     */
    public ComponentIds(byte[] secret, String token) {
        this.key = key(secret);
        this.older = key(token.getBytes(StandardCharsets.UTF_8));
    }

    private static SecretKeySpec key(byte[] secret) {
        byte[] seed = mac(new SecretKeySpec(secret, ALGORITHM), PURPOSE.getBytes(StandardCharsets.UTF_8));
        return new SecretKeySpec(seed, ALGORITHM);
    }

    /**
     * The id of a button or modal.
     *
     * @throws IllegalArgumentException if the component id's argument is too long for an id
     */
    public String issue(ComponentId componentId) {
        byte[] words = (componentId.action() + GAP + componentId.argument()).getBytes(StandardCharsets.UTF_8);
        UUID campaign =
                componentId.campaign().map(id -> UUID.fromString(id.text())).orElse(NONE);
        byte[] body = ByteBuffer.allocate(2 * Long.BYTES + Integer.BYTES + Long.BYTES + words.length)
                .putLong(campaign.getMostSignificantBits())
                .putLong(campaign.getLeastSignificantBits())
                .putInt(componentId.turn())
                .putLong(componentId.user())
                .put(words)
                .array();
        byte[] sealed = Arrays.copyOf(body, body.length + SEAL_BYTES);
        System.arraycopy(mac(key, body), 0, sealed, body.length, SEAL_BYTES);
        String id = Base64.getUrlEncoder().withoutPadding().encodeToString(sealed);
        if (!DiscordLimit.CUSTOM_ID.holds(id)) {
            throw new IllegalArgumentException("too long for a button's id: " + componentId.action());
        }
        return id;
    }

    /** Undoes {@link #issue}; empty if this office has not issued the id. */
    public Optional<ComponentId> read(String id) {
        try {
            byte[] sealed = Base64.getUrlDecoder().decode(id);
            byte[] body = Arrays.copyOf(sealed, Math.max(0, sealed.length - SEAL_BYTES));
            byte[] seal = Arrays.copyOfRange(sealed, body.length, sealed.length);
            return sealed(seal, key, body) || sealed(seal, older, body)
                    ? Optional.of(componentId(ByteBuffer.wrap(body)))
                    : Optional.empty();
        } catch (IllegalArgumentException | BufferUnderflowException e) {
            return Optional.empty();
        }
    }

    private static boolean sealed(byte[] seal, SecretKeySpec key, byte[] body) {
        return MessageDigest.isEqual(seal, Arrays.copyOf(mac(key, body), SEAL_BYTES));
    }

    private static ComponentId componentId(ByteBuffer body) {
        UUID campaign = new UUID(body.getLong(), body.getLong());
        int turn = body.getInt();
        long user = body.getLong();
        String words = StandardCharsets.UTF_8.decode(body).toString();
        int gap = words.indexOf(GAP);
        return new ComponentId(
                words.substring(0, gap),
                campaign.equals(NONE) ? Optional.empty() : Optional.of(new CampaignId(campaign.toString())),
                turn,
                user,
                words.substring(gap + 1));
    }

    private static byte[] mac(SecretKeySpec key, byte[] text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
