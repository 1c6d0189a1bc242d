package heraldo.bot.campaign.proof;

import java.util.Optional;

/** Names a row. Acts of old campaigns do not know in which row they were done. */
record RowKey(Optional<Integer> number, Optional<Integer> step) {

    static RowKey of(Line.Row row) {
        return new RowKey(Optional.of(row.number()), Optional.of(row.step()));
    }

    boolean known() {
        return number.isPresent() && step.isPresent();
    }
}
