package heraldo.bot.discord.text;

import java.util.ArrayList;
import java.util.List;

/** Long texts in pages: broken between lines, a line that is too long between words, a word that is too long anywhere. */
public final class Pages {

    private final int most;
    private final List<String> full = new ArrayList<>();
    private final StringBuilder page = new StringBuilder();

    private Pages(int most) {
        this.most = most;
    }

    /**
     * The pages of a text.
     *
     * @param most the length of a page, at least 2
     * @return no page is empty or longer than {@code most}; none for a blank text
     */
    public static List<String> of(String text, int most) {
        Pages pages = new Pages(most);
        text.lines().forEach(pages::line);
        pages.turn();
        return List.copyOf(pages.full);
    }

    private void line(String line) {
        if (line.length() > most) {
            turn();
            broken(line);
            return;
        }
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

    /** Where to break: after the last space that fits, unless the page would be less than half full. */
    private int breakIn(String line) {
        int space = line.lastIndexOf(' ', most - 1);
        if (space > most / 2) {
            return space;
        }
        int end = Character.isHighSurrogate(line.charAt(most - 1)) ? most - 1 : most;
        return protects(line, end) && end > 1 ? end - 1 : end;
    }

    /** Whether a backslash before that place protects what comes after it: it is not itself protected by another. */
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
