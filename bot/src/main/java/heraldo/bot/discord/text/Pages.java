package heraldo.bot.discord.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Long texts in pages: broken between lines, a line that is too long between words, a word that is too long anywhere. A code
 * block stays whole; one longer than a page is split into a block on each page, because its content is inert only inside a
 * block.
 */
public final class Pages {

    private static final String FENCE = "```";

    private final int most;
    private final List<String> full = new ArrayList<>();
    private final StringBuilder page = new StringBuilder();

    private Pages(int most) {
        this.most = most;
    }

    /**
     * The pages of a text.
     *
     * @param most the length of a page, at least 2; at least 10 if there are blocks of code
     * @return no page is empty or longer than {@code most}; none for an option text
     */
    public static List<String> of(String text, int most) {
        Pages pages = new Pages(most);
        pages.lay(text.lines().toList());
        pages.turn();
        return List.copyOf(pages.full);
    }

    private void lay(List<String> lines) {
        int at = 0;
        while (at < lines.size()) {
            int after = at + 1;
            int end = lines.subList(after, lines.size()).indexOf(FENCE);
            if (lines.get(at).equals(FENCE) && end > 0) {
                block(lines.subList(after, after + end));
                after += end + 1;
            } else {
                line(lines.get(at));
            }
            at = after;
        }
    }

    private void block(List<String> code) {
        String text = String.join("\n", code);
        int room = most - 2 * (FENCE.length() + 1);
        if (text.length() <= room) {
            whole(fenced(text));
            return;
        }
        turn();
        of(text, room).forEach(part -> full.add(fenced(part)));
    }

    private static String fenced(String code) {
        return FENCE + "\n" + code + "\n" + FENCE;
    }

    private void line(String line) {
        if (line.length() > most) {
            turn();
            broken(line);
        } else {
            whole(line);
        }
    }

    private void whole(String line) {
        if (page.length() + 1 + line.length() > most) {
            turn();
        }
        if (!page.isEmpty()) {
            page.append('\n');
        }
        page.append(line);
    }

    private void broken(String line) {
        String rest = line;
        while (rest.length() > most) {
            int end = breakIn(rest);
            full.add(rest.substring(0, end).strip());
            rest = rest.substring(end).strip();
        }
        page.append(rest);
    }

    /** Finds the index at which to break a line: the last space that fits, unless it leaves the page less than half full. */
    private int breakIn(String line) {
        int space = outside(line, line.lastIndexOf(' ', most - 1));
        if (space > most / 2) {
            return space;
        }
        int end = Character.isHighSurrogate(line.charAt(most - 1)) ? most - 1 : most;
        return protects(line, end) && end > 1 ? end - 1 : end;
    }

    /** A space that is not within the mention of a command, which would be none if it were broken. */
    private static int outside(String line, int space) {
        int mention = line.lastIndexOf("</", space);
        return mention >= 0 && line.indexOf('>', mention) > space ? line.lastIndexOf(' ', mention) : space;
    }

    /** Returns whether an unescaped backslash before this index escapes the character after it. */
    private static boolean protects(String line, int end) {
        int from = end;
        while (from > 0 && line.charAt(from - 1) == '\\') {
            from--;
        }
        return (end - from) % 2 == 1;
    }

    private void turn() {
        String done = page.toString().strip();
        if (!done.isEmpty()) {
            full.add(done);
        }
        page.setLength(0);
    }
}
