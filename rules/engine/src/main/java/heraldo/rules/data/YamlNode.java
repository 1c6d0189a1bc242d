package heraldo.rules.data;

import java.util.LinkedHashMap;
import java.util.List;

/** A YAML document that still knows its lines. */
sealed interface YamlNode {

    /** Returns the line on which the node begins, from 1. */
    int line();

    /** Returns the description of the node in problems. */
    String kind();

    /** This, and what is missing in it, at any depth, as it is in another. */
    default YamlNode over(YamlNode other) {
        if (this instanceof Nothing) {
            return other;
        }
        if (!(this instanceof Keys own && other instanceof Keys below)) {
            return this;
        }
        LinkedHashMap<String, YamlNode> nodes = new LinkedHashMap<>(below.nodes());
        own.nodes().forEach((key, node) -> nodes.merge(key, node, (old, ours) -> ours.over(old)));
        return new Keys(nodes, own.line());
    }

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
