package heraldo.bot.campaign.proof;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.rules.chance.Fingerprint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Takes records apart and puts them together again, with digests that say that nothing was changed. */
final class Forger {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Forger() {}

    static List<String> lines(byte[] file) {
        return new ArrayList<>(new String(file, StandardCharsets.UTF_8).lines().toList());
    }

    /** Where a line of a kind stands, from 1; of the lines of this kind, so many. */
    static int line(List<String> lines, String is, int number) {
        int seen = 0;
        for (int i = 0; i < lines.size(); i++) {
            seen += lines.get(i).startsWith("{\"is\":\"" + is + "\"") ? 1 : 0;
            if (seen == number) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("no " + is + " " + number);
    }

    static byte[] joined(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** The lines with an end that says that they are right. */
    static byte[] signed(List<String> lines) throws IOException {
        List<String> signed = new ArrayList<>(lines.subList(0, lines.size() - 1));
        ObjectNode end = (ObjectNode) JSON.readTree(lines.get(lines.size() - 1));
        ArrayNode digests = end.putArray("digests");
        signed.forEach(line -> digests.add(Fingerprint.of(line)));
        signed.add(JSON.writeValueAsString(end));
        return joined(signed);
    }
}
