package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.CadencePreview;
import heraldo.bot.campaign.model.CadenceStart;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Charter;
import heraldo.bot.campaign.model.DateRange;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.DeadlineChange;
import heraldo.bot.campaign.model.Decision;
import heraldo.bot.campaign.model.Deed;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Rhythm;
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
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

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

    /** Changes an option that may change. An open turn keeps its deadline where the new one would come earlier. */
    Decision option(DirectorTable table, String key, String value) {
        Rulebook<?> rulebook = bureau.library().rulebook(table.campaign());
        String known =
                rulebook.hosted().options().find(key).map(OptionSpec::key).orElse(key);
        String normal = normal(rulebook, known, value);
        Campaign after = agreed(table, Agreement.of(rulebook, table.campaign()).choosing(known, normal));
        boolean timed = !after.cadence().equals(table.campaign().cadence());
        adopt(table, after, deadline(table, after).filter(next -> timed && !isEarlier(table, next)));
        Message words = Posts.say("option", "option", known, "value", new PlayerText(Known.in(after.options(), known)));
        return Decision.of(words, new Deed.Adoption(after.options()));
    }

    /** Computes the effect of another cadence, and writes nothing. */
    DeadlineChange preview(DirectorTable table, String cron, String zone) {
        Campaign after = agreed(table, cron, zone);
        return change(table, after, deadline(table, after));
    }

    /** Changes the cadence, from the open turn on unless that has a length of its own. */
    Decision cadence(DirectorTable table, String cron, String zone, CadenceStart start) {
        Campaign after = agreed(table, cron, zone);
        Optional<Deadline> next = deadline(table, after).filter(any -> start == CadenceStart.OPEN_TURN);
        adopt(table, after, next);
        Message words = Posts.say(
                start == CadenceStart.OPEN_TURN ? "cadence" : "cadence-later",
                "cron",
                new PlayerText(after.cadence().cron()),
                "zone",
                after.cadence().zone().getId(),
                "due",
                Moments.of(next.or(() -> following(table, after)).orElseThrow().at()));
        Message told =
                Posts.instead(words, new PlayerText(table.campaign().cadence().cron()));
        return Decision.of(told, new Deed.Adoption(after.options()));
    }

    /** Changes the days without deadlines. An open turn that would end on one of them ends after them. */
    Decision quiet(DirectorTable table, List<DateRange> days) {
        Campaign before = table.campaign();
        LocalDate today = LocalDate.ofInstant(table.now(), before.cadence().zone());
        Cadence cadence = before.cadence().resting(days);
        List<DateRange> coming = cadence.quietFrom(today);
        Rulebook<?> rulebook = bureau.library().rulebook(before);
        Campaign after = agreed(table, Agreement.of(rulebook, before), cadence.resting(coming));
        Optional<Deadline> later = postponed(table, after);
        adopt(table, after, later);
        Message words = Posts.say("quiet", "count", coming.size(), "days", written(coming));
        Message told = later.map(
                        due -> new Message(words.key() + "-later", words.arguments()).with("due", Moments.of(due.at())))
                .orElse(words);
        return Decision.of(told, new Deed.Adoption(after.options()));
    }

    private static PlayerText written(List<DateRange> days) {
        return new PlayerText(days.stream()
                .map(range -> new Rhythm.Quiet(range).written())
                .collect(Collectors.joining(Rhythm.SEPARATOR)));
    }

    private Campaign agreed(DirectorTable table, String cron, String zone) {
        Rulebook<?> rulebook = bureau.library().rulebook(table.campaign());
        return agreed(
                table,
                Agreement.of(rulebook, table.campaign())
                        .saying(Term.CRON, cron.strip())
                        .saying(Term.ZONE, zone));
    }

    /** The quiet days that are still to come stay, unless the new cadence names others. */
    private Campaign agreed(DirectorTable table, Agreement wished) {
        Agreement agreement = wished.inKnownZone(bureau.calendar());
        Cadence cadence = agreement.cadence(bureau.calendar(), table.now());
        LocalDate today = LocalDate.ofInstant(table.now(), cadence.zone());
        List<DateRange> coming = table.campaign().cadence().quietFrom(today);
        return agreed(table, agreement, cadence.quiet().isEmpty() ? cadence.resting(coming) : cadence);
    }

    private Campaign agreed(DirectorTable table, Agreement agreement, Cadence cadence) {
        bureau.calendar().preview(cadence, table.now());
        Campaign before = table.campaign();
        return before.withCharter(
                new Charter(agreement.keeping(cadence).options(), agreement.terms(before.terms()), cadence));
    }

    /** Compares the deadline that the open turn would have with the one it has. */
    private DeadlineChange change(DirectorTable table, Campaign after, Optional<Deadline> next) {
        List<Deadline> dates = bureau.calendar().preview(after.cadence(), table.now());
        return new DeadlineChange(
                table.turn().deadline(),
                next.map(Deadline::at),
                CadencePreview.of(dates, bureau.policy().times().furthest()));
    }

    private static boolean isEarlier(DirectorTable table, Deadline next) {
        return table.turn().deadline().filter(next.at()::isBefore).isPresent();
    }

    /** The deadline that a cadence gives the open turn; empty if it has a length of its own, or waits for the game master. */
    private Optional<Deadline> deadline(DirectorTable table, Campaign after) {
        Position<?> position = positions.before(table.campaign(), table.open()).under(after.options());
        return Optional.of(position.turn())
                .filter(rules -> !table.turn().hold().waitsForGameMaster())
                .filter(rules -> rules.length().lasts().isEmpty())
                .map(rules -> timetable.first(after, table.before(), rules, table.now()));
    }

    /** The next date of the cadence, where the deadline of the open turn lies on a quiet day. */
    private Optional<Deadline> postponed(DirectorTable table, Campaign after) {
        Cadence cadence = after.cadence();
        return table.turn()
                .deadline()
                .filter(due -> cadence.quiet().stream()
                        .anyMatch(days -> days.contains(LocalDate.ofInstant(due, cadence.zone()))))
                .map(due -> bureau.calendar().next(cadence, LocalDateTime.ofInstant(due, cadence.zone()), due));
    }

    /** The end of the turn after the open one, if all goes by the cadence. */
    private Optional<Deadline> following(DirectorTable table, Campaign after) {
        return table.turn()
                .deadline()
                .map(due -> bureau.calendar()
                        .next(
                                after.cadence(),
                                LocalDateTime.ofInstant(due, after.cadence().zone()),
                                due))
                .or(() -> Optional.of(timetable.first(after.cadence(), table.now())));
    }

    private void adopt(DirectorTable table, Campaign after, Optional<Deadline> deadline) {
        Position<?> position = positions.before(table.campaign(), table.open()).under(after.options());
        CampaignTurn turn = table.turn().amended(position.written());
        table.books().campaigns().change(after);
        table.under(after).change(deadline.map(turn::until).orElse(turn));
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
