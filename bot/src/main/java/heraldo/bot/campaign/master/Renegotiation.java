package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Charter;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.Decision;
import heraldo.bot.campaign.model.Deed;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.seat.Agreement;
import heraldo.bot.campaign.turn.Timetable;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Changes the options, terms and cadence of a running campaign, together with the engine's state. */
final class Renegotiation {

    private final Bureau bureau;
    private final PositionReader positions;
    private final Timetable timetable;

    Renegotiation(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.timetable = new Timetable(bureau);
    }

    /** Changes an option that may change. */
    Decision option(DirectorTable table, String key, String value) {
        Rulebook<?> rulebook = bureau.library().rulebook(table.campaign());
        String known =
                rulebook.hosted().options().find(key).map(OptionSpec::key).orElse(key);
        String normal = normal(rulebook, known, value);
        Campaign after = agreed(table, Agreement.of(rulebook, table.campaign()).choosing(known, normal));
        adopt(table, after, !after.cadence().equals(table.campaign().cadence()));
        Message words = Posts.say("option", "option", known, "value", new PlayerText(Known.in(after.options(), known)));
        return Decision.of(words, new Deed.Adoption(after.options()));
    }

    /** Changes the cadence, from the open turn on unless that has a length of its own. */
    Decision cadence(DirectorTable table, String cron, String zone) {
        Rulebook<?> rulebook = bureau.library().rulebook(table.campaign());
        Agreement agreement = Agreement.of(rulebook, table.campaign())
                .saying(Term.CRON, cron.strip())
                .saying(Term.ZONE, zone);
        Campaign after = agreed(table, agreement);
        Deadline next = adopt(table, after, true).orElseGet(() -> timetable.first(after.cadence(), table.now()));
        Message words = Posts.say(
                "cadence",
                "cron",
                new PlayerText(after.cadence().cron()),
                "zone",
                after.cadence().zone().getId(),
                "due",
                Moments.of(next.at()));
        Message told =
                Posts.instead(words, new PlayerText(table.campaign().cadence().cron()));
        return Decision.of(told, new Deed.Adoption(after.options()));
    }

    private Campaign agreed(DirectorTable table, Agreement wished) {
        Agreement agreement = wished.inKnownZone(bureau.calendar());
        Cadence cadence = agreement.cadence(bureau.calendar(), table.now());
        bureau.calendar().preview(cadence, table.now());
        Campaign before = table.campaign();
        return before.withCharter(new Charter(agreement.options(), agreement.terms(before.terms()), cadence));
    }

    /** The deadline of the open turn, if it has another one now. */
    private Optional<Deadline> adopt(DirectorTable table, Campaign after, boolean anew) {
        Position<?> position = positions.before(table.campaign(), table.open()).under(after.options());
        CampaignTurn turn = table.turn().amended(position.written());
        Optional<Deadline> deadline = Optional.of(position.turn())
                .filter(rules -> anew && !turn.hold().waitsForGameMaster())
                .filter(rules -> rules.length().lasts().isEmpty())
                .map(rules -> timetable.first(after, table.before(), rules, table.now()));
        table.books().campaigns().change(after);
        table.under(after).change(deadline.map(turn::until).orElse(turn));
        return deadline;
    }

    private static String normal(Rulebook<?> rulebook, String key, String value) {
        OptionTable options = rulebook.hosted().options();
        List<String> changeable = options.specs().stream()
                .filter(OptionSpec::changeable)
                .map(OptionSpec::key)
                .toList();
        if (!changeable.contains(key)) {
            throw changeable.isEmpty()
                    ? RefusedException.of("no-changeable-option")
                    : RefusedException.of("fixed-option", "option", new PlayerText(key), "options", changeable);
        }
        SortedMap<String, String> chosen = new TreeMap<>();
        chosen.put(key, value.strip());
        List<Message> problems = options.problems(chosen);
        if (!problems.isEmpty()) {
            throw rulebook.refused(new Refusal("option", "", problems.get(0)));
        }
        return Known.in(options.complete(chosen), key);
    }
}
