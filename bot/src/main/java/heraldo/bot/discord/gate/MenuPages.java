package heraldo.bot.discord.gate;

import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Menus of more lines than Discord takes: a page of them, with lines that lead to the pages before and after. */
public final class MenuPages {

    /** Begins the value of a line that leads to more lines. */
    private static final String PAGE = "…";

    /** Of more lines than a menu takes, so many stand on a page; two lines lead to the pages before and after. */
    private static final int A_PAGE = DiscordLimit.SELECT_OPTIONS.most() - 2;

    private MenuPages() {}

    /**
     * The lines of a page; all of them where there is room for all.
     *
     * @param page from 0; the last where it is beyond
     */
    public static List<MenuChoice> of(List<MenuChoice> all, int page, Speech plain) {
        if (all.size() <= DiscordLimit.SELECT_OPTIONS.most()) {
            return all;
        }
        int shown = Math.min(page, (all.size() - 1) / A_PAGE);
        int from = shown * A_PAGE;
        int to = Math.min(all.size(), from + A_PAGE);
        List<MenuChoice> lines = new ArrayList<>();
        if (shown > 0) {
            lines.add(MenuChoice.of(PAGE + (shown - 1), plain.say("discord.desk.before"), ""));
        }
        lines.addAll(all.subList(from, to));
        if (to < all.size()) {
            lines.add(MenuChoice.of(PAGE + (shown + 1), plain.say("discord.desk.more", "count", all.size() - to), ""));
        }
        return lines;
    }

    /** The page on which the chosen line stands; the first where none is. */
    public static int withChosen(List<MenuChoice> all) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).chosen()) {
                return i / A_PAGE;
            }
        }
        return 0;
    }

    /** The page that a line leads to; empty if it is a value. */
    public static Optional<Integer> page(String value) {
        return value.matches(PAGE + "\\d{1,3}") ? Optional.of(Integer.parseInt(value.substring(1))) : Optional.empty();
    }
}
