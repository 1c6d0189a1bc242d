package heraldo.bot.store;

import heraldo.bot.campaign.book.HolidayBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Holiday;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Holidays in the database. */
record SqlHolidayBook(Handle handle) implements HolidayBook {
    private static final String BOOK = """
            INSERT INTO holiday (id, player, guild, campaign, first_day, last_day, booked)
            VALUES (:id, :player, :guild, :campaign, :from, :until, :at)
            """;

    @Override
    public void book(Holiday holiday, Instant at) {
        handle.createUpdate(BOOK)
                .bind("id", holiday.id())
                .bind("player", holiday.player())
                .bind("guild", holiday.guild())
                .bind("campaign", holiday.campaign().map(CampaignId::text))
                .bind("from", holiday.from().toString())
                .bind("until", holiday.until().toString())
                .bind("at", at.toEpochMilli())
                .execute();
    }

    @Override
    public List<Holiday> of(long player) {
        return handle.createQuery(
                        "SELECT * FROM holiday WHERE player = :player AND called_off IS NULL ORDER BY first_day, booked")
                .bind("player", player)
                .map((row, context) -> holiday(row))
                .list();
    }

    @Override
    public void callOff(String id, Instant at) {
        handle.createUpdate("UPDATE holiday SET called_off = :at WHERE id = :id AND called_off IS NULL")
                .bind("id", id)
                .bind("at", at.toEpochMilli())
                .execute();
    }

    private static Holiday holiday(ResultSet row) throws SQLException {
        return new Holiday(
                row.getString("id"),
                row.getLong("player"),
                row.getLong("guild"),
                Optional.ofNullable(row.getString("campaign")).map(CampaignId::new),
                LocalDate.parse(row.getString("first_day")),
                LocalDate.parse(row.getString("last_day")));
    }
}
