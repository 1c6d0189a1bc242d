package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.function.Predicate;

/** The option that names a seat of a campaign. */
final class Seats {

    private static final String SIGN = "#";

    private Seats() {}

    /**
     * The seat that is meant, by its name or its number.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if there is none
     */
    static Seat named(Roster roster, String typed) {
        return roster.occupancies().stream()
                .filter(occupancy -> Suggestions.same(occupancy.name(), typed)
                        || typed.equals(SIGN + occupancy.seat().number())
                        || typed.equals(String.valueOf(occupancy.seat().number())))
                .findFirst()
                .map(Occupancy::seat)
                .orElseThrow(() -> Refusals.of("no-such-seat", "typed", typed));
    }

    /** Every seat. */
    static List<Suggestion> suggestions(Roster roster, String typed) {
        return suggestions(roster, typed, occupancy -> true);
    }

    /** Some of the seats. */
    static List<Suggestion> suggestions(Roster roster, String typed, Predicate<Occupancy> offered) {
        List<Suggestion> seats = roster.occupancies().stream()
                .filter(offered)
                .map(occupancy ->
                        new Suggestion(occupancy.name(), SIGN + occupancy.seat().number()))
                .toList();
        return Suggestions.fitting(seats, typed);
    }
}
