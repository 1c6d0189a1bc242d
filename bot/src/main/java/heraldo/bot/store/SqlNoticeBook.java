package heraldo.bot.store;

import heraldo.bot.campaign.book.NoticeBook;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Seat;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Notices in the database. */
record SqlNoticeBook(Handle handle, Recall recall) implements NoticeBook {

    private static final String TELL = """
        INSERT INTO notice (campaign, number, step, seat, words, act)
        VALUES (:campaign, :number, :step, :seat, :words, :act)
        ON CONFLICT DO NOTHING
        """;

    private static final String TOLD = """
        SELECT words FROM notice WHERE campaign = :campaign AND number = :number AND step = :step AND seat = :seat
        ORDER BY rowid
        """;

    @Override
    public boolean tell(TurnKey turn, Notice notice, String act) {
        return Columns.at(handle.createUpdate(TELL), turn)
                        .bind("seat", notice.to().number())
                        .bind("words", Json.message(notice.text()))
                        .bind("act", act)
                        .execute()
                == 1;
    }

    @Override
    public List<Message> told(TurnKey turn, Seat seat) {
        return Columns.at(handle.createQuery(TOLD), turn)
                .bind("seat", seat.number())
                .map((row, context) -> Json.message(row.getString("words")))
                .list();
    }
}
