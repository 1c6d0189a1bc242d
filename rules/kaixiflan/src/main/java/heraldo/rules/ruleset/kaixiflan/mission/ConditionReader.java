package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.ruleset.kaixiflan.book.Good;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the condition language of the rules file (§8.1). */
final class ConditionReader {

    private static final Pattern TRIBUTE = Pattern.compile("tribute\\{(.*)}");
    private static final Pattern COUNTED =
            Pattern.compile("(since|state)\\.([a-z]+)(?:\\((.*)\\))?\\s*(?:>=|≥)\\s*([0-9]{1,2})");
    private static final Pattern HAVING = Pattern.compile("state\\.has\\(\\s*([a-z_]+)\\s*\\)");

    private final String text;

    ConditionReader(String text) {
        this.text = text.strip();
    }

    Condition condition() {
        return new Condition(split().stream().map(this::term).toList());
    }

    /** The terms between the commas that stand in no bracket. */
    private List<String> split() {
        List<String> terms = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '{') {
                depth++;
            } else if (c == ')' || c == '}') {
                depth--;
            } else if (depth == 0 && (c == ',' || c == ';')) {
                terms.add(text.substring(start, i).strip());
                start = i + 1;
            }
        }
        terms.add(text.substring(start).strip());
        return terms;
    }

    private Term term(String term) {
        try {
            return read(term);
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            throw new IllegalArgumentException(term, e);
        }
    }

    private static Term read(String term) {
        if (term.equals("manual")) {
            return new Term.Manual(term);
        }
        Matcher tribute = TRIBUTE.matcher(term);
        if (tribute.matches()) {
            return tribute(tribute.group(1));
        }
        Matcher having = HAVING.matcher(term);
        if (having.matches()) {
            return Measures.has(having.group(1));
        }
        Matcher counted = COUNTED.matcher(term);
        if (!counted.matches()) {
            throw new IllegalArgumentException(term);
        }
        String[] given = counted.group(3) == null
                ? new String[0]
                : counted.group(3).strip().split("\\s*,\\s*");
        int least = Integer.parseInt(counted.group(4));
        return counted.group(1).equals("since")
                ? Counters.since(counted.group(2), given, least)
                : Measures.state(counted.group(2), given, least);
    }

    private static Term tribute(String list) {
        SortedMap<Good, Portion> portions = new TreeMap<>();
        for (String item : list.strip().split("[\\s,]+", 0)) {
            String[] parts = item.split(":", 2);
            portions.put(good(parts[0]), Portion.of(parts[1]));
        }
        List<String> canonical = portions.entrySet().stream()
                .map(entry -> entry.getKey().id() + ":" + entry.getValue())
                .toList();
        return new Term.Tribute("tribute{" + String.join(", ", canonical) + "}", portions);
    }

    /** A resource by its name in tables or by its one-letter code. */
    static Good good(String word) {
        return word.length() == 1
                ? Good.of(Character.toUpperCase(word.charAt(0)))
                : Good.valueOf(word.toUpperCase(Locale.ROOT));
    }
}
