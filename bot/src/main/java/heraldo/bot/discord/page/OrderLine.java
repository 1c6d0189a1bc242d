package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Literal;

/** A line of a sheet as it is shown: as code, on one line. The text of a long story is only begun. */
final class OrderLine {

    private static final int LONGEST = 200;

    private OrderLine() {}

    static String shown(String canonical) {
        String line = Literal.inCode(Literal.plain(canonical));
        int end = line.offsetByCodePoints(0, Math.min(LONGEST, line.codePointCount(0, line.length())));
        return "`" + (end < line.length() ? line.substring(0, end) + "…" : line) + "`";
    }
}
