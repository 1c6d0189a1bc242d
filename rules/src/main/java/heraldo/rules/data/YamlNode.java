package heraldo.rules.data;

import java.util.LinkedHashMap;
import java.util.List;

/** A YAML document that still knows its lines. */
sealed interface YamlNode {

    /** Where it begins, from 1. */
    int line();

    /** What problems call it. */
    String kind();

    /** One value as it was typed; the quotes are gone. */
    record Scalar(String text, int line) implements YamlNode {
        @Override
        public String kind() {
            return "\"" + text + "\"";
        }
    }

    /** Nothing after a key, or {@code null}. */
    record Nothing(int line) implements YamlNode {
        @Override
        public String kind() {
            return "nothing";
        }
    }

    record Items(List<YamlNode> nodes, int line) implements YamlNode {
        @Override
        public String kind() {
            return "a list";
        }
    }

    record Keys(LinkedHashMap<String, YamlNode> nodes, int line) implements YamlNode {
        @Override
        public String kind() {
            return "keys with values";
        }
    }
}
