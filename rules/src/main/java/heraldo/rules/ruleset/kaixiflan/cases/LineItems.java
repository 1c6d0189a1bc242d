package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The items {@code X1.2=E-FONDOS} and {@code rate1.2=3}, {@code over=yes}, and the codes of all lines that are not listed. */
final class LineItems {

    private static final Pattern CODE = Pattern.compile("X([1-6])\\.([0-9]{1,2})=(\\S+)");
    private static final Pattern RATE = Pattern.compile("rate([1-6])\\.([0-9]{1,2})=([0-9])");
    private static final Pattern OVER = Pattern.compile("over=(yes|no)");

    private final SortedSet<String> listed = new TreeSet<>();

    /** What such an item expects; empty if it is no such item. */
    Optional<List<Mismatch>> check(After after, Item item) {
        Matcher code = CODE.matcher(item.text());
        if (code.matches()) {
            listed.add(code.group(1) + "." + code.group(2));
            return Optional.of(code(after, item, code));
        }
        Matcher rate = RATE.matcher(item.text());
        if (rate.matches()) {
            return Optional.of(rate(after, item, rate));
        }
        Matcher over = OVER.matcher(item.text());
        return over.matches()
                ? Optional.of(
                        Expectation.same("over", over.group(1), after.realm().over() ? "yes" : "no"))
                : Optional.empty();
    }

    private static Owner owner(Matcher matcher) {
        return Owner.valueOf("P" + matcher.group(1));
    }

    private static List<Mismatch> code(After after, Item item, Matcher matcher) {
        List<String> codes = after.codes().getOrDefault(owner(matcher), List.of());
        int line = Integer.parseInt(matcher.group(2));
        if (line < 1 || line > codes.size()) {
            throw item.wrong("that line was not written");
        }
        return Expectation.same("X" + matcher.group(1) + "." + line, matcher.group(3), codes.get(line - 1));
    }

    private static List<Mismatch> rate(After after, Item item, Matcher matcher) {
        Owner owner = owner(matcher);
        int line = Integer.parseInt(matcher.group(2));
        Optional<Integer> got = after.deeds(Deed.Traded.class).stream()
                .filter(deed ->
                        deed.by() == owner && Known.in(after.entries(), owner).written(deed.line()) == line)
                .map(Deed.Traded::rate)
                .findFirst();
        return Expectation.same(
                "rate" + matcher.group(1) + "." + line, Optional.of(item.number(matcher.group(3))), got);
    }

    /** Lines that are not listed must be {@code OK}. */
    List<Mismatch> others(After after) {
        List<Mismatch> mismatches = new ArrayList<>();
        after.codes().forEach((owner, codes) -> {
            for (int line = 1; line <= codes.size(); line++) {
                String name = owner.number() + "." + line;
                if (!listed.contains(name)) {
                    mismatches.addAll(Expectation.same("X" + name, Entry.OK, codes.get(line - 1)));
                }
            }
        });
        return mismatches;
    }
}
