package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.cathay.chart.Board;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The boards of a file: fences with the line {@code BOARD name} and the nineteen hexes below it. */
record Boards(SortedMap<String, String> texts) {

    static final Boards NONE = new Boards(Frozen.noMap());

    private static final String HEAD = "BOARD ";

    /** These, and those of some fences, which count first. */
    Boards with(List<String> fences) {
        SortedMap<String, String> more = new TreeMap<>(texts);
        fences.forEach(fence -> read(fence, more));
        return new Boards(Frozen.map(more));
    }

    private static void read(String fence, SortedMap<String, String> boards) {
        String name = "";
        for (String line : fence.lines().map(String::strip).toList()) {
            if (line.startsWith(HEAD)) {
                name = line.substring(HEAD.length()).strip();
                boards.put(name, "");
            } else if (!name.isEmpty()) {
                boards.merge(name, line, (before, next) -> before + " " + next);
            }
        }
    }

    /** The board of a name. */
    Board board(Item item, String name) {
        if (!texts.containsKey(name)) {
            throw item.wrong("there is no board " + name + "; those of the file are " + texts.keySet());
        }
        return Board.of(texts.get(name));
    }

    /** The board that every example has that names no other. */
    Board usual() {
        String name = "TEST";
        if (!texts.containsKey(name)) {
            throw new IllegalArgumentException("the file has no BOARD " + name);
        }
        return Board.of(texts.get(name));
    }
}
