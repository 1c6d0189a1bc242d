package heraldo.bot.crash;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What an answer promises: a receipt names the sheet that it proves, and the buttons of a desk carry which revision of the sheet
 * was shown, or which turn had not been written for yet. Neither may be unknown to the books ever after.
 */
final class Promises {

    private static final Pattern LEAF = Pattern.compile("(?:Hoja|Leaf): `([0-9a-f]{64})`");
    private static final Pattern BEGUN = Pattern.compile("\\S+ 1\\.0");
    private static final String DESK = "desk.";
    private static final int SEAL = 12;
    private static final int BASE = 36;
    private static final int BODY = 2 * Long.BYTES + Integer.BYTES + Long.BYTES;

    private Promises() {}

    /** Whether it is promised that something was written or played, and not only that the game has begun. */
    static boolean ofAnOrder(String promise) {
        return !BEGUN.matcher(promise).matches();
    }

    /** The promises in the words and buttons of a message, as {@link Memory} finds them in the books. */
    static List<String> in(String words, JsonNode message) {
        List<String> promises = new ArrayList<>();
        LEAF.matcher(words).results().forEach(leaf -> promises.add(leaf.group(1)));
        message.findValuesAsText("custom_id").stream().flatMap(Promises::shown).forEach(promises::add);
        return promises;
    }

    /** The sheet that a button of a desk was made for. */
    private static Stream<String> shown(String customId) {
        ByteBuffer body = body(customId);
        UUID campaign = new UUID(body.getLong(), body.getLong());
        long user = body.position(BODY - Long.BYTES).getLong();
        String[] words = words(body);
        if (!words[0].startsWith(DESK)) {
            return Stream.empty();
        }
        String[] key = words[1].split(" ", 4);
        String turn = campaign + " " + Integer.parseInt(key[0], BASE) + "." + Integer.parseInt(key[1], BASE);
        int revision = Integer.parseInt(key[2], BASE);
        return Stream.of(revision == 0 ? turn : turn + " " + revision + " " + user);
    }

    /** What the button of a message that does something is about; empty if it has none. */
    static Optional<String> about(String action, JsonNode message) {
        return message.findValuesAsText("custom_id").stream()
                .map(id -> words(body(id).position(BODY)))
                .filter(words -> words[0].equals(action))
                .map(words -> words[1])
                .findFirst();
    }

    private static ByteBuffer body(String customId) {
        byte[] id = Base64.getUrlDecoder().decode(customId);
        return ByteBuffer.wrap(id, 0, id.length - SEAL);
    }

    private static String[] words(ByteBuffer body) {
        return StandardCharsets.UTF_8.decode(body).toString().split("\n", 2);
    }
}
