package heraldo.rules.engine;

import heraldo.rules.engine.CaseBlock.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of examples in Markdown. They stand in fences whose first line begins with {@code [}; the other fences are kept
 * for the dialect, and all other text is ignored.
 *
 * @param blocks the examples, in order
 * @param fences the texts of the other fences, in order
 */
public record CaseFile(List<CaseBlock> blocks, List<String> fences) {

    private static final String FENCE = "```";
    private static final Pattern HEAD = Pattern.compile("\\[([^\\]]+)\\]\\s*(.*)");
    private static final Pattern KEYED = Pattern.compile("([A-Za-z][A-Za-z0-9]*):\\s*(.*)");
    private static final Pattern NEXT = Pattern.compile("(--)\\s*(.*)");

    public CaseFile {
        blocks = List.copyOf(blocks);
        fences = List.copyOf(fences);
    }

    /** Reads a file. Lines that cannot be read are kept, so that their example fails. */
    public static CaseFile read(String text) {
        List<CaseBlock> blocks = new ArrayList<>();
        List<String> fences = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).strip().startsWith(FENCE)) {
                int end = end(lines, i + 1);
                List<String> fence = lines.subList(i + 1, end);
                if (examples(fence)) {
                    blocks.addAll(blocks(fence, i + 2));
                } else {
                    fences.add(String.join("\n", fence));
                }
                i = end;
            }
        }
        return new CaseFile(blocks, fences);
    }

    private static int end(List<String> lines, int from) {
        int end = from;
        while (end < lines.size() && !lines.get(end).strip().startsWith(FENCE)) {
            end++;
        }
        return end;
    }

    private static boolean examples(List<String> fence) {
        return fence.stream()
                .filter(line -> !line.isBlank())
                .findFirst()
                .filter(line -> line.strip().startsWith("["))
                .isPresent();
    }

    private static List<CaseBlock> blocks(List<String> fence, int firstNumber) {
        List<CaseBlock> blocks = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        Matcher head = HEAD.matcher("");
        int headNumber = firstNumber;
        for (int i = 0; i < fence.size(); i++) {
            String text = fence.get(i).strip();
            Matcher next = HEAD.matcher(text);
            if (next.matches()) {
                close(blocks, head, headNumber, lines);
                head = next;
                headNumber = firstNumber + i;
                lines = new ArrayList<>();
            } else if (!text.isEmpty()) {
                lines.add(line(firstNumber + i, text));
            }
        }
        close(blocks, head, headNumber, lines);
        return blocks;
    }

    private static void close(List<CaseBlock> blocks, Matcher head, int number, List<Line> lines) {
        if (head.matches()) {
            blocks.add(new CaseBlock(head.group(1), head.group(2), number, lines));
        } else if (!lines.isEmpty()) {
            blocks.add(new CaseBlock(
                    "?", "", number, List.of(new Line(number, "", lines.get(0).text()))));
        }
    }

    private static Line line(int number, String text) {
        for (Pattern pattern : List.of(KEYED, NEXT)) {
            Matcher matcher = pattern.matcher(text);
            if (matcher.matches()) {
                return new Line(number, matcher.group(1), matcher.group(2));
            }
        }
        return new Line(number, "", text);
    }
}
