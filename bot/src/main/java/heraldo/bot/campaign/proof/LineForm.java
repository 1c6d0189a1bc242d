package heraldo.bot.campaign.proof;

import heraldo.rules.data.JsonTree;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How lines that have parts are written: what a part says stands in the line itself, in the place of the part. */
final class LineForm {

    private static final List<Class<?>> PARTS =
            List.of(Title.class, SeedLinks.class, Origin.class, RowPlace.class, Draw.class, StateTrail.class);

    /** Of each kind of line, by how it begins, the parts with what they say. */
    private static final Map<String, Map<String, List<String>>> KINDS = Stream.of(
                    Line.Campaign.class, Line.Turn.class, Line.Withdrawn.class)
            .collect(Collectors.toMap(LineForm::beginning, LineForm::parts));

    private LineForm() {}

    private static String beginning(Class<?> line) {
        return "{\"is\":\"" + line.getSimpleName() + "\",";
    }

    private static Map<String, List<String>> parts(Class<?> line) {
        return Stream.of(line.getRecordComponents())
                .filter(component -> PARTS.contains(component.getType()))
                .collect(Collectors.toMap(
                        RecordComponent::getName,
                        component -> Stream.of(component.getType().getRecordComponents())
                                .map(RecordComponent::getName)
                                .toList()));
    }

    /** A line in another form, if it is of a kind that has parts. */
    private static String changed(String json, Function<Map<String, List<String>>, Map<String, Object>> form) {
        Optional<Map<String, List<String>>> parts = KINDS.entrySet().stream()
                .filter(kind -> json.startsWith(kind.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
        return parts.map(form).map(JsonTree::write).orElse(json);
    }

    /** A line as it is written, from one in which the parts stand as such. */
    static String written(String parted) {
        return changed(parted, parts -> {
            Map<String, Object> line = new LinkedHashMap<>();
            tree(parted).forEach((key, value) -> {
                if (parts.containsKey(key)) {
                    line.putAll(tree(value));
                } else {
                    line.put(key, value);
                }
            });
            return line;
        });
    }

    /** Undoes {@link #written}; what is missing in the line is missing in its parts. */
    static String parted(String written) {
        return changed(written, parts -> {
            Map<String, Object> line = tree(written);
            parts.forEach((name, keys) -> {
                Map<String, Object> part = new LinkedHashMap<>(line);
                part.keySet().retainAll(keys);
                line.keySet().removeAll(keys);
                line.put(name, part);
            });
            return line;
        });
    }

    private static Map<String, Object> tree(String json) {
        return tree(JsonTree.read(json));
    }

    private static Map<String, Object> tree(Object json) {
        if (!(json instanceof Map<?, ?> values)) {
            throw new IllegalArgumentException("no object");
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        values.forEach((key, value) -> tree.put((String) key, value));
        return tree;
    }
}
