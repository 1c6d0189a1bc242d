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
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Order sheets in the database. */
record SqlSheetBook(Handle handle, Recall recall) implements SheetBook {
    private static final Set<String> SHEETS = Set.of("order_sheet");
    private static final Set<String> SHEETS_OF_SEATS = Set.of("order_sheet", "seat");
    private static final String ADD = """
            INSERT INTO order_sheet (campaign, number, step, seat, revision, sheet, text, salt, code, ready, author)
            VALUES (:campaign, :number, :step, :seat, :revision, :sheet, :text, :salt, :code, :ready, :author)
            """;
    private static final String OF_SEAT =
            "SELECT * FROM order_sheet WHERE campaign = :campaign AND number = :number AND step = :step AND seat = :seat";
    /** Goes by the seats, so that it takes as long after ten thousand revisions as after one: a cross join keeps that order. */
    private static final String LATEST = """
            SELECT sheet.* FROM seat CROSS JOIN order_sheet AS sheet
            WHERE seat.campaign = :campaign AND sheet.campaign = seat.campaign
                AND sheet.number = :number AND sheet.step = :step AND sheet.seat = seat.number
                AND sheet.revision = (SELECT max(revision) FROM order_sheet AS other WHERE other.campaign = seat.campaign
                    AND other.number = :number AND other.step = :step AND other.seat = seat.number)
            ORDER BY sheet.seat
            """;

    /** Goes by the turns, for the same reason. */
    private static final String ALL_OF_SEAT = """
            SELECT sheet.* FROM turn CROSS JOIN order_sheet AS sheet
            WHERE turn.campaign = :campaign AND sheet.campaign = turn.campaign
                AND sheet.number = turn.number AND sheet.step = turn.step AND sheet.seat = :seat
                AND sheet.revision = (SELECT max(revision) FROM order_sheet AS other WHERE other.campaign = turn.campaign
                    AND other.number = turn.number AND other.step = turn.step AND other.seat = :seat)
            ORDER BY sheet.number, sheet.step
            """;

    @Override
    public void add(Revision revision) {
        Columns.at(handle.createUpdate(ADD), revision.turn())
                .bind("seat", revision.seat().number())
                .bind("revision", revision.number())
                .bind("sheet", Shorthand.of(revision.sheet()))
                .bind("text", Shorthand.of(revision.text()))
                .bind("salt", revision.commitment().salt())
                .bind("code", revision.commitment().code())
                .bind("ready", revision.ready())
                .bind("author", revision.author())
                .execute();
    }

    @Override
    public Optional<Revision> latest(TurnKey turn, Seat seat) {
        String sql = OF_SEAT + " ORDER BY revision DESC LIMIT 1";
        return recall.once(
                SHEETS,
                List.of(turn, seat),
                () -> Columns.at(handle.createQuery(sql), turn)
                        .bind("seat", seat.number())
                        .map(SqlSheetBook::revision)
                        .findOne());
    }

    @Override
    public List<Revision> latest(TurnKey turn) {
        return recall.once(
                SHEETS_OF_SEATS,
                turn,
                () -> List.copyOf(Columns.at(handle.createQuery(LATEST), turn)
                        .map(SqlSheetBook::revision)
                        .list()));
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
                Shorthand.text(row.getBytes("sheet")),
                Shorthand.text(row.getBytes("text")),
                new Commitment(row.getBytes("salt"), row.getString("code")),
                row.getBoolean("ready"),
                row.getLong("author"));
    }
}
