package heraldo.bot.store;

import heraldo.bot.campaign.book.HouseRuleBook;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Openers;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Rules of servers in the database. */
record SqlHouseRuleBook(Handle handle) implements HouseRuleBook {

    private static final String SETTLE = """
            INSERT INTO house_rule (guild, openers, role) VALUES (:guild, :openers, :role)
            ON CONFLICT (guild) DO UPDATE SET openers = excluded.openers, role = excluded.role
            """;

    @Override
    public Optional<HouseRule> of(long guild) {
        return handle.createQuery("SELECT openers, role FROM house_rule WHERE guild = :guild")
                .bind("guild", guild)
                .map((row, context) ->
                        new HouseRule(guild, Openers.valueOf(row.getString("openers")), row.getLong("role")))
                .findOne();
    }

    @Override
    public void settle(HouseRule rule) {
        handle.createUpdate(SETTLE)
                .bind("guild", rule.guild())
                .bind("openers", rule.openers().name())
                .bind("role", rule.role())
                .execute();
    }
}
