package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Literal;
import heraldo.rules.kernel.Excerpt;

/** A line of a sheet as it is shown: as code, on one line. The text of a long story is only begun. */
final class OrderLine {

    private static final int LONGEST = 200;

    private OrderLine() {}

    static String shown(String canonical) {
        return "`" + Excerpt.ofLetters(Literal.inCode(Literal.plain(canonical)), LONGEST) + "`";
    }
}
