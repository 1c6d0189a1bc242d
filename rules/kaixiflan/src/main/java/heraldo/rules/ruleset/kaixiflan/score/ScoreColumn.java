package heraldo.rules.ruleset.kaixiflan.score;

import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Origins of Fame, in the order of the table (§7.2). Their sum is a province's base. */
public enum ScoreColumn {
    BUILDINGS(Optional.empty()),
    SETTLEMENTS(Optional.empty()),
    COLONISTS(Optional.empty()),
    ARMIES(Optional.empty()),
    RESOURCES(Optional.empty()),
    BATTLES(Optional.of(Column.BATTLES)),
    EXPLORED(Optional.of(Column.EXPLORED)),
    BANQUETS(Optional.of(Column.BANQUETS)),
    MONOPOLIES(Optional.of(Column.MONOPOLIES)),
    STORE(Optional.empty()),
    SCIENCE(Optional.empty()),
    FORTRESS(Optional.empty()),
    AGREEMENTS(Optional.of(Column.AGREEMENTS)),
    MISSIONS(Optional.of(Column.MISSIONS)),
    BALLADS(Optional.of(Column.BALLADS)),
    ADJUSTMENTS(Optional.of(Column.ADJUSTMENTS));

    /** All of them, in order. */
    public static final List<ScoreColumn> ALL = List.of(values());

    private static final Map<Column, ScoreColumn> SUMS = sums();

    private final Optional<Column> ledger;

    ScoreColumn(Optional<Column> ledger) {
        this.ledger = ledger;
    }

    private static Map<Column, ScoreColumn> sums() {
        Map<Column, ScoreColumn> sums = new EnumMap<>(Column.class);
        ALL.forEach(sum -> sum.ledger.ifPresent(column -> sums.put(column, sum)));
        return sums;
    }

    /** The one that sums up a column of the ledger. */
    public static ScoreColumn of(Column column) {
        return Known.in(SUMS, column);
    }

    /** The column of the ledger it sums up; empty for what follows from the position. */
    public Optional<Column> ledger() {
        return ledger;
    }

    /** The name in bundles, e.g. {@code settlements}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
