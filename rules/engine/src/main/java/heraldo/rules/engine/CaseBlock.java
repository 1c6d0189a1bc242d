package heraldo.rules.engine;

import java.util.List;

/**
 * One example of a case file: {@code [A01] title} and the lines below it.
 *
 * @param lines in order; {@code -- next turn} is a line with the key {@code --}
 */
public record CaseBlock(String id, String title, int lineNumber, List<Line> lines) {
    public CaseBlock {
        lines = List.copyOf(lines);
    }

    /**
     * {@code KEY: text}. A line that has no key has the empty one, and the block cannot be read.
     *
     * @param number its line in the file, from 1
     */
    public record Line(int number, String key, String text) {}
}
