package heraldo.bot.store;

import heraldo.bot.campaign.book.HouseRuleBook;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.campaign.model.Quota;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;

/** Rules of servers in the database. */
record SqlHouseRuleBook(Handle handle) implements HouseRuleBook {

    private static final String GAP = " ";

    private static final String TERMS = """
            INSERT INTO house_terms (guild, per_person, per_server, language, barred, called, reliability)
            VALUES (:guild, :perPerson, :perServer, :language, :barred, :called, :reliability)
            ON CONFLICT (guild) DO UPDATE SET per_person = excluded.per_person, per_server = excluded.per_server,
                language = excluded.language, barred = excluded.barred, called = excluded.called,
                reliability = excluded.reliability
            """;

    private static final String SETTLE = """
            INSERT INTO house_rule (guild, openers, role) VALUES (:guild, :openers, :role)
            ON CONFLICT (guild) DO UPDATE SET openers = excluded.openers, role = excluded.role
            """;

    @Override
    public Optional<HouseRule> of(long guild) {
        return handle.createQuery("SELECT * FROM house_rule LEFT JOIN house_terms USING (guild) WHERE guild = :guild")
                .bind("guild", guild)
                .map((row, context) -> rule(row))
                .findOne();
    }

    private static HouseRule rule(ResultSet row) throws SQLException {
        HouseRule rule =
                new HouseRule(row.getLong("guild"), Openers.valueOf(row.getString("openers")), row.getLong("role"));
        String barred = row.getString("barred");
        return barred == null
                ? rule
                : rule.withQuota(new Quota(number(row, "per_person"), number(row, "per_server")))
                        .withLanguage(
                                Optional.ofNullable(row.getString("language")).map(Locale::of))
                        .barring(new TreeSet<>(Arrays.stream(barred.split(GAP, -1))
                                .filter(id -> !id.isEmpty())
                                .toList()))
                        .calling(row.getLong("called"))
                        .showingReliability(row.getBoolean("reliability"));
    }

    private static OptionalInt number(ResultSet row, String column) throws SQLException {
        int number = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(number);
    }

    @Override
    public void settle(HouseRule rule) {
        handle.createUpdate(SETTLE)
                .bind("guild", rule.guild())
                .bind("openers", rule.openers().name())
                .bind("role", rule.role())
                .execute();
        handle.createUpdate(TERMS)
                .bind("guild", rule.guild())
                .bind("perPerson", boxed(rule.quota().perPerson()))
                .bind("perServer", boxed(rule.quota().perServer()))
                .bind("language", rule.language().map(Locale::getLanguage))
                .bind("barred", String.join(GAP, rule.barred()))
                .bind("called", rule.called())
                .bind("reliability", rule.reliability())
                .execute();
    }

    private static Optional<Integer> boxed(OptionalInt number) {
        return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }
}
