package heraldo.bot.store;

import heraldo.bot.campaign.book.BidBook;
import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Offers in the database. */
record SqlBidBook(Handle handle, Recall recall) implements BidBook {
    private static final Set<String> OFFERS = Set.of("offer");
    private static final String ADD = """
            INSERT INTO offer (campaign, number, step, sender, sender_player, receiver, receiver_player, line, mirrored,
                answers, at, state)
            VALUES (:campaign, :number, :step, :sender, :senderPlayer, :receiver, :receiverPlayer, :line, :mirrored,
                :answers, :at, 'OPEN')
            RETURNING id
            """;
    private static final String OF = """
            SELECT * FROM offer
            WHERE campaign = :campaign AND number = :number AND step = :step AND :seat IN (sender, receiver)
            ORDER BY id
            """;

    @Override
    public long add(Bid bid) {
        return Columns.at(handle.createQuery(ADD), bid.turn())
                .bind("sender", bid.from().seat().number())
                .bind("senderPlayer", bid.from().player())
                .bind("receiver", bid.to().seat().number())
                .bind("receiverPlayer", bid.to().player())
                .bind("line", bid.bargain().line())
                .bind("mirrored", bid.bargain().mirrored())
                .bind("answers", bid.answers().orElse(null))
                .bind("at", bid.at().toEpochMilli())
                .mapTo(Long.class)
                .one();
    }

    @Override
    public List<Bid> of(TurnKey turn, Seat seat) {
        return recall.once(
                OFFERS,
                List.of(turn, seat),
                () -> List.copyOf(Columns.at(handle.createQuery(OF), turn)
                        .bind("seat", seat.number())
                        .map(SqlBidBook::bid)
                        .list()));
    }

    @Override
    public void settle(long id, Bid.State state, Instant at) {
        handle.createUpdate("UPDATE offer SET state = :state, settled = :at WHERE id = :id")
                .bind("state", state.name())
                .bind("at", at.toEpochMilli())
                .bind("id", id)
                .execute();
    }

    private static Bid bid(ResultSet row, StatementContext context) throws SQLException {
        long answers = row.getLong("answers");
        Optional<Long> before = row.wasNull() ? Optional.empty() : Optional.of(answers);
        return new Bid(
                row.getLong("id"),
                Columns.turn(row),
                new Bid.Party(new Seat(row.getInt("sender")), row.getLong("sender_player")),
                new Bid.Party(new Seat(row.getInt("receiver")), row.getLong("receiver_player")),
                new Bid.Bargain(row.getString("line"), row.getString("mirrored")),
                before,
                Instant.ofEpochMilli(row.getLong("at")),
                Bid.State.valueOf(row.getString("state")));
    }
}
