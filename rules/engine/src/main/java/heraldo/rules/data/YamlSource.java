package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import heraldo.rules.data.BadTableException.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Reads a YAML file into nodes. A key given twice is a problem, as is whatever is not YAML. */
final class YamlSource {

    private static final YAMLFactory YAML = new YAMLFactory();

    private final String file;
    private final List<Problem> problems = new ArrayList<>();

    private YamlSource(String file) {
        this.file = file;
    }

    /**
     * The document in a text.
     *
     * @param file named in problems
     * @throws BadTableException if it is no YAML, or names a key twice
     */
    static YamlNode read(String file, String text) {
        YamlSource source = new YamlSource(file);
        YamlNode node = source.document(text);
        if (!source.problems.isEmpty()) {
            throw new BadTableException(source.problems);
        }
        return node;
    }

    private YamlNode document(String text) {
        try (JsonParser parser = YAML.createParser(text)) {
            return parser.nextToken() == null ? new YamlNode.Nothing(1) : node(parser);
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            problems.add(new Problem(file, "line " + line, "this is not YAML: " + firstLine(e.getOriginalMessage())));
            return new YamlNode.Nothing(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private YamlNode node(JsonParser parser) throws IOException {
        int line = parser.currentTokenLocation().getLineNr();
        return switch (parser.currentToken()) {
            case START_OBJECT -> keys(parser, line);
            case START_ARRAY -> items(parser, line);
            case VALUE_NULL -> new YamlNode.Nothing(line);
            default -> new YamlNode.Scalar(parser.getText(), line);
        };
    }

    private YamlNode keys(JsonParser parser, int line) throws IOException {
        LinkedHashMap<String, YamlNode> nodes = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            int keyLine = parser.currentTokenLocation().getLineNr();
            parser.nextToken();
            if (nodes.put(key, node(parser)) != null) {
                problems.add(new Problem(file, "line " + keyLine, "the key \"" + key + "\" stands twice; keep one"));
            }
        }
        return new YamlNode.Keys(nodes, line);
    }

    private YamlNode items(JsonParser parser, int line) throws IOException {
        List<YamlNode> nodes = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            nodes.add(node(parser));
        }
        return new YamlNode.Items(nodes, line);
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse(text);
    }
}
