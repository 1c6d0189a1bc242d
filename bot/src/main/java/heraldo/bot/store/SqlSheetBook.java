package heraldo.bot.store;

import heraldo.bot.campaign.book.SheetBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Commitment;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Order sheets in the database. */
record SqlSheetBook(Handle handle) implements SheetBook {
    private static final String ADD = """
            INSERT INTO order_sheet (campaign, number, step, seat, revision, sheet, text, salt, code, ready, author)
            VALUES (:campaign, :number, :step, :seat, :revision, :sheet, :text, :salt, :code, :ready, :author)
            """;
    private static final String OF_SEAT =
            "SELECT * FROM order_sheet WHERE campaign = :campaign AND number = :number AND step = :step AND seat = :seat";
    private static final String LATEST = """
            SELECT * FROM order_sheet AS sheet WHERE campaign = :campaign AND number = :number AND step = :step
                AND revision = (SELECT max(revision) FROM order_sheet AS other WHERE other.campaign = sheet.campaign
                    AND other.number = sheet.number AND other.step = sheet.step AND other.seat = sheet.seat)
            ORDER BY seat
            """;

    private static final String ALL_OF_SEAT = """
            SELECT * FROM order_sheet AS sheet WHERE campaign = :campaign AND seat = :seat
                AND revision = (SELECT max(revision) FROM order_sheet AS other WHERE other.campaign = sheet.campaign
                    AND other.number = sheet.number AND other.step = sheet.step AND other.seat = sheet.seat)
            ORDER BY number, step
            """;

    @Override
    public void add(Revision revision) {
        Columns.at(handle.createUpdate(ADD), revision.turn())
                .bind("seat", revision.seat().number())
                .bind("revision", revision.number())
                .bind("sheet", revision.sheet())
                .bind("text", revision.text())
                .bind("salt", revision.commitment().salt())
                .bind("code", revision.commitment().code())
                .bind("ready", revision.ready())
                .bind("author", revision.author())
                .execute();
    }

    @Override
    public Optional<Revision> latest(TurnKey turn, Seat seat) {
        return Columns.at(handle.createQuery(OF_SEAT + " ORDER BY revision DESC LIMIT 1"), turn)
                .bind("seat", seat.number())
                .map(SqlSheetBook::revision)
                .findOne();
    }

    @Override
    public List<Revision> latest(TurnKey turn) {
        return Columns.at(handle.createQuery(LATEST), turn)
                .map(SqlSheetBook::revision)
                .list();
    }

    @Override
    public List<Revision> latest(CampaignId campaign, Seat seat) {
        return handle.createQuery(ALL_OF_SEAT)
                .bind("campaign", campaign.text())
                .bind("seat", seat.number())
                .map(SqlSheetBook::revision)
                .list();
    }

    @Override
    public Optional<Revision> find(TurnKey turn, Seat seat, int number) {
        return Columns.at(handle.createQuery(OF_SEAT + " AND revision = :revision"), turn)
                .bind("seat", seat.number())
                .bind("revision", number)
                .map(SqlSheetBook::revision)
                .findOne();
    }

    private static Revision revision(ResultSet row, StatementContext context) throws SQLException {
        return new Revision(
                Columns.turn(row),
                new Seat(row.getInt("seat")),
                row.getInt("revision"),
                row.getString("sheet"),
                row.getString("text"),
                new Commitment(row.getBytes("salt"), row.getString("code")),
                row.getBoolean("ready"),
                row.getLong("author"));
    }
}
