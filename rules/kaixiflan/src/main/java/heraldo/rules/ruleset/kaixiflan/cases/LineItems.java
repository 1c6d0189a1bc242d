package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.cases.Codes;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The items {@code X1.2=E-FONDOS} and {@code rate1.2=3}, {@code over=yes}. */
final class LineItems {

    private static final Pattern CODE = Pattern.compile("X([1-6])\\.([0-9]{1,2})=(\\S+)");
    private static final Pattern RATE = Pattern.compile("rate([1-6])\\.([0-9]{1,2})=([0-9])");
    private static final Pattern OVER = Pattern.compile("over=(yes|no)");

    private LineItems() {}

    /** Checks such an item; says whether it is one. */
    static boolean check(After after, Item item) {
        Matcher code = item.as(CODE);
        Matcher rate = item.as(RATE);
        Matcher over = item.as(OVER);
        if (code.matches()) {
            code(after, item, code);
        } else if (rate.matches()) {
            rate(after, item, rate);
        } else if (over.matches()) {
            after.same("over", over.group(1), after.realm().over() ? "yes" : "no");
        } else {
            return false;
        }
        return true;
    }

    private static void code(After after, Item item, Matcher matcher) {
        String name = Codes.name("X", item.number(matcher.group(1)), item.number(matcher.group(2)));
        if (after.codes().of(name).isEmpty()) {
            throw item.wrong("that line was not written");
        }
        after.codes().check(name, matcher.group(3), after.findings());
    }

    private static void rate(After after, Item item, Matcher matcher) {
        Owner owner = Owner.valueOf("P" + matcher.group(1));
        int line = item.number(matcher.group(2));
        Optional<Integer> got = after.deeds(Deed.Traded.class).stream()
                .filter(deed -> deed.by() == owner
                        && Known.in(after.entries(), owner.seat().orElseThrow()).written(deed.line()) == line)
                .map(Deed.Traded::rate)
                .findFirst();
        after.same("rate" + matcher.group(1) + "." + line, Optional.of(item.number(matcher.group(3))), got);
    }
}
