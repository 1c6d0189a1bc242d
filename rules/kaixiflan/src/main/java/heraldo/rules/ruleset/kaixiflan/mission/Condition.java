package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.Term.Manual;
import heraldo.rules.ruleset.kaixiflan.mission.Term.Since;
import heraldo.rules.ruleset.kaixiflan.mission.Term.Standing;
import heraldo.rules.ruleset.kaixiflan.mission.Term.Tribute;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Condition of a mission: terms that must all hold, e.g. {@code since.explored >= 6} or {@code tribute{gold:X, wood:X}}.
 */
public record Condition(List<Term> terms) {

    public Condition {
        terms = List.copyOf(terms);
    }

    /**
     * Reads a condition.
     *
     * @throws IllegalArgumentException if a term is not of the condition language; the message is that term
     */
    public static Condition of(String text) {
        return new ConditionReader(text).condition();
    }

    /** The tribute it asks for, if any. */
    public Optional<Stock> tribute(int x) {
        return terms(Tribute.class).map(tribute -> tribute.amounts(x)).reduce(Stock::plus);
    }

    /** Returns whether only the game master says who has met it. */
    public boolean manual() {
        return terms(Manual.class).findAny().isPresent();
    }

    /** Returns whether it speaks of the position alone, so that a province might meet it before the reveal (R86). */
    public boolean standing() {
        return terms.stream().allMatch(term -> term instanceof Standing);
    }

    /**
     * Returns a province's counters after some deeds.
     *
     * @param law the law when they were done
     */
    public SortedMap<String, Integer> count(
            SortedMap<String, Integer> before, List<Deed> deeds, Owner province, Law law) {
        SortedMap<String, Integer> after = new TreeMap<>(before);
        for (Term term : terms) {
            if (term instanceof Since since) {
                after.merge(since.text(), count(since, deeds, province, law), Integer::sum);
            }
        }
        return after;
    }

    private static int count(Since since, List<Deed> deeds, Owner province, Law law) {
        int count = 0;
        for (Deed deed : deeds) {
            count += since.counter().count(deed, province, law);
        }
        return count;
    }

    /**
     * Returns whether a province meets it.
     *
     * @param law the law at the check
     * @param delivered whether it delivered the tribute this turn
     */
    public boolean met(Quest quest, Owner province, Law law, boolean delivered) {
        SortedMap<String, Integer> tally = quest.tally().getOrDefault(province, new TreeMap<>());
        return terms.stream().allMatch(term -> switch (term) {
            case Tribute tribute -> delivered;
            case Since since -> tally.getOrDefault(since.text(), 0) >= since.least();
            case Standing standing -> standing.holds(law, province);
            case Manual manual -> false;
        });
    }

    /** The condition as it is written: reading it again gives an equal text. */
    public String text() {
        return String.join(", ", terms.stream().map(Term::text).toList());
    }

    private <T extends Term> Stream<T> terms(Class<T> kind) {
        return terms.stream().filter(kind::isInstance).map(kind::cast);
    }
}
