package heraldo.bot.store;

import heraldo.bot.campaign.book.StandingBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.StandingSheet;
import heraldo.bot.campaign.model.StandingUse;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Standing sheets in the database. */
record SqlStandingBook(Handle handle) implements StandingBook {
    private static final String OF = "SELECT * FROM standing_sheet WHERE campaign = :campaign";
    private static final String KEEP = """
            INSERT INTO standing_sheet (campaign, seat, player, at, sheet)
            VALUES (:campaign, :seat, :player, :at, :sheet)
            ON CONFLICT (campaign, seat) DO UPDATE SET player = excluded.player, at = excluded.at,
                sheet = excluded.sheet
            """;
    private static final String USE = """
            INSERT INTO standing_use (campaign, number, step, seat, stood, dropped, reasons)
            VALUES (:campaign, :number, :step, :seat, :stood, :dropped, :reasons)
            """;
    private static final String USED = """
            SELECT stood, dropped, reasons FROM standing_use
            WHERE campaign = :campaign AND number = :number AND step = :step AND seat = :seat
            """;

    @Override
    public Optional<StandingSheet> of(CampaignId campaign, Seat seat) {
        return handle.createQuery(OF + " AND seat = :seat")
                .bind("campaign", campaign.text())
                .bind("seat", seat.number())
                .map(SqlStandingBook::sheet)
                .findOne();
    }

    @Override
    public List<StandingSheet> of(CampaignId campaign) {
        return handle.createQuery(OF + " ORDER BY seat")
                .bind("campaign", campaign.text())
                .map(SqlStandingBook::sheet)
                .list();
    }

    @Override
    public void keep(StandingSheet sheet) {
        handle.createUpdate(KEEP)
                .bind("campaign", sheet.campaign().text())
                .bind("seat", sheet.seat().number())
                .bind("player", sheet.player())
                .bind("at", sheet.at().toEpochMilli())
                .bind("sheet", sheet.sheet())
                .execute();
    }

    @Override
    public void drop(CampaignId campaign, Seat seat) {
        handle.createUpdate("DELETE FROM standing_sheet WHERE campaign = :campaign AND seat = :seat")
                .bind("campaign", campaign.text())
                .bind("seat", seat.number())
                .execute();
    }

    @Override
    public void use(TurnKey turn, Seat seat, StandingUse use) {
        Columns.at(handle.createUpdate(USE), turn)
                .bind("seat", seat.number())
                .bind("stood", use.stood())
                .bind("dropped", use.dropped())
                .bind("reasons", Json.messages(use.reasons()))
                .execute();
    }

    @Override
    public Optional<StandingUse> use(TurnKey turn, Seat seat) {
        return Columns.at(handle.createQuery(USED), turn)
                .bind("seat", seat.number())
                .map((row, context) -> new StandingUse(
                        row.getInt("stood"), row.getString("dropped"), Json.messages(row.getString("reasons"))))
                .findOne();
    }

    private static StandingSheet sheet(ResultSet row, StatementContext context) throws SQLException {
        return new StandingSheet(
                new CampaignId(row.getString("campaign")),
                new Seat(row.getInt("seat")),
                row.getLong("player"),
                Instant.ofEpochMilli(row.getLong("at")),
                row.getString("sheet"));
    }
}
