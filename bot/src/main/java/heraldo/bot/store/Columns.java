package heraldo.bot.store;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.TurnKey;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;

/** The mapping between the values of campaigns and columns. */
final class Columns {
    private Columns() {}

    static Optional<Instant> instant(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(millis));
    }

    static TurnKey turn(ResultSet row) throws SQLException {
        return new TurnKey(new CampaignId(row.getString("campaign")), row.getInt("number"), row.getInt("step"));
    }

    /** An instant as a number, or null. */
    static @Nullable Long millis(Optional<Instant> instant) {
        return instant.map(Instant::toEpochMilli).orElse(null);
    }

    /** Fills in {@code :campaign}, {@code :number} and {@code :step}. */
    static <S extends SqlStatement<S>> S at(S statement, TurnKey key) {
        return statement
                .bind("campaign", key.campaign().text())
                .bind("number", key.number())
                .bind("step", key.step());
    }
}
