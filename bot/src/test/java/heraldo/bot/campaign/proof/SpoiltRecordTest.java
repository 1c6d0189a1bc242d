package heraldo.bot.campaign.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.campaign.InTavern;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whoever forges a record may write anything into it: that is told as a fault at its line, whatever an engine does with it. */
@Tag("slow")
class SpoiltRecordTest extends InTavern {
    private static final int SPOILT = Sampling.size("heraldo.spoilt", 75, 3_000);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** What may stand where something else belongs. */
    private static final List<JsonNode> ANYTHING = List.of(
            NODES.nullNode(),
            NODES.booleanNode(true),
            NODES.numberNode(0),
            NODES.numberNode(-7),
            NODES.numberNode(Integer.MAX_VALUE),
            NODES.numberNode(BigInteger.TEN.pow(40)),
            NODES.textNode(""),
            NODES.textNode("a text"),
            NODES.textNode("-".repeat(36)),
            NODES.arrayNode(),
            NODES.arrayNode().add("a text"),
            NODES.objectNode());

    /** Names, times and tenures, as the page for strangers says; a state that follows from what stands before it, and need not be told. */
    private static final Pattern UNPROTECTED =
            Pattern.compile("Campaign/seats ARRAY = \\[]|.*/(name|at|opened|resolved) STRING = .*"
                    + "|Tenures/held ARRAY = \\[]|Tenures/held/0/(inTime|due|stayed) .*"
                    + "|(Turn|Withdrawn)/state STRING = null|.*//format NUMBER = true");

    /**
     * A line, or a part of one, with something else at one place.
     *
     * @param where its place, what kind of thing stands there, and what else
     */
    private record Spoilt(String where, JsonNode node) {}

    /** A whole line. */
    private record Forged(int at, Spoilt line) {}

    @Test
    void anyFieldOfAnyLineMayHoldAnything() throws IOException {
        Archivist archivist = new Archivist(tavern);
        List<String> lines = Forger.lines(archivist.file(archivist.directed(), Viewer.DIRECTOR));
        List<Forged> all = forged(lines);
        assertTrue(all.size() > 1_000, "there are many places");
        Collections.shuffle(all, new Random(7));
        List<String> unheard = new ArrayList<>();
        for (Forged forged : all.subList(0, Math.min(all.size(), SPOILT))) {
            String where = forged.line().where();
            if (faults(archivist, lines, forged).isEmpty()
                    && !UNPROTECTED.matcher(where).matches()) {
                unheard.add(where);
            }
        }
        assertEquals(List.of(), unheard);
    }

    /** Every kind of place once, in whatever line it comes first. */
    private static List<Forged> forged(List<String> lines) {
        Map<String, Forged> places = new LinkedHashMap<>();
        for (int i = 0; i < lines.size() - 1; i++) {
            JsonNode line = read(lines.get(i));
            int at = i;
            spoilt(line.path("is").asText(), line)
                    .forEach(spoilt -> places.putIfAbsent(spoilt.where(), new Forged(at, spoilt)));
        }
        return new ArrayList<>(places.values());
    }

    private static List<Finding> faults(Archivist archivist, List<String> lines, Forged forged) throws IOException {
        List<String> others = new ArrayList<>(lines);
        others.set(forged.at(), forged.line().node().toString());
        try {
            return archivist.verify(Forger.signed(others)).faults();
        } catch (RuntimeException | Error e) {
            throw new AssertionError(forged.line().where(), e);
        }
    }

    private static Stream<Spoilt> spoilt(String where, JsonNode node) {
        Stream<Spoilt> own = ANYTHING.stream()
                .filter(other -> !other.equals(node))
                .map(other -> new Spoilt(where + " " + node.getNodeType() + " = " + other, other));
        return Stream.concat(own, inside(where, node));
    }

    private static Stream<Spoilt> inside(String where, JsonNode node) {
        return switch (node) {
            case ObjectNode object ->
                object.properties().stream()
                        .flatMap(field -> spoilt(where + "/" + field.getKey(), field.getValue())
                                .map(part -> new Spoilt(
                                        part.where(), object.deepCopy().set(field.getKey(), part.node()))));
            case ArrayNode array
            when !array.isEmpty() ->
                spoilt(where + "/0", array.get(0)).map(part -> {
                    ArrayNode other = array.deepCopy();
                    other.set(0, part.node());
                    return new Spoilt(part.where(), other);
                });
            case JsonNode text
            when text.asText().startsWith("{") ->
                spoilt(where + "/", read(text.asText()))
                        .map(part -> new Spoilt(
                                part.where(), NODES.textNode(part.node().toString())));
            default -> Stream.empty();
        };
    }

    private static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
