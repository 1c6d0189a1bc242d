package heraldo.rules.data;

import com.ibm.icu.text.MessageFormat;
import heraldo.rules.data.BadTableException.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the words of one language, checking every sentence. */
final class BundleReader {

    private final Locale locale;
    private final String file;
    private final SortedMap<String, List<String>> leaves = new TreeMap<>();
    private final SortedMap<String, MessageFormat> sentences = new TreeMap<>();
    private final List<Problem> problems = new ArrayList<>();

    BundleReader(Locale locale, String file) {
        this.locale = locale;
        this.file = file;
    }

    Bundle read(String yaml) {
        walk("", YamlSource.read(file, yaml));
        if (!problems.isEmpty()) {
            throw new BadTableException(problems);
        }
        return new Bundle(locale, leaves, sentences);
    }

    private void walk(String path, YamlNode node) {
        switch (node) {
            case YamlNode.Keys keys ->
                keys.nodes().forEach((key, child) -> walk(path.isEmpty() ? key : path + "." + key, child));
            case YamlNode.Scalar scalar -> sentence(path, scalar);
            case YamlNode.Items items -> ways(path, items);
            case YamlNode.Nothing nothing ->
                problem(path, nothing, "there are no words here; write them or drop the key");
        }
    }

    private void sentence(String path, YamlNode.Scalar scalar) {
        leaves.put(path, List.of(scalar.text()));
        if (path.startsWith(Bundle.TEMPLATES)) {
            return;
        }
        try {
            String text = Agreement.expanded(scalar.text());
            sentences.put(path, new MessageFormat(Bundle.isTold(path) ? SpokenNumbers.pattern(text) : text, locale));
        } catch (IllegalArgumentException e) {
            problem(path, scalar, "this is no message pattern: " + e.getMessage());
        }
    }

    private void ways(String path, YamlNode.Items items) {
        List<String> texts = new ArrayList<>();
        for (YamlNode item : items.nodes()) {
            if (item instanceof YamlNode.Scalar scalar) {
                texts.add(scalar.text());
            } else {
                problem(path, item, "a list holds ways to type a thing, each a text, not " + item.kind());
            }
        }
        if (texts.isEmpty()) {
            problem(path, items, "the list is empty; name at least one way");
        }
        leaves.put(path, List.copyOf(texts));
    }

    private void problem(String path, YamlNode node, String text) {
        problems.add(new Problem(file, "line " + node.line() + ", " + path, text));
    }
}
