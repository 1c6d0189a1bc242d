package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.DateRange;
import heraldo.bot.campaign.model.Rhythm;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Days;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.WallClock;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.opening.Cadences;
import heraldo.bot.discord.opening.Wish;
import heraldo.bot.discord.panel.PanelDesk;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code /gm deadline}: another cadence, another end of this turn, or days without deadlines. */
final class GmDeadline extends GameMasterCommand {

    private final Forms forms;
    private final PanelDesk panel;

    GmDeadline(BotContext context, Forms forms, PanelDesk panel) {
        super(context);
        this.forms = forms;
        this.panel = panel;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "gm deadline",
                forms.open(Cadences.CRON, Kind.TEXT).withSuggestions(),
                forms.open(Cadences.ZONE, Kind.TEXT).withSuggestions(),
                forms.open("at", Kind.TEXT),
                forms.open(Wish.QUIET, Kind.TEXT).within(1, Days.LONGEST),
                forms.campaign());
    }

    @Override
    public Right right() {
        return Right.DIRECT;
    }

    private Optional<Instant> end(Admitted admitted) {
        return admitted.call().text("at").map(clock(admitted)::read);
    }

    private WallClock clock(Admitted admitted) {
        return new WallClock(context(), admitted);
    }

    @Override
    Optional<Answer> question(Admitted admitted) {
        Optional<Instant> end = end(admitted);
        return end.isPresent()
                ? panel.askUntil(admitted, end.get())
                : cron(admitted).flatMap(cron -> panel.askCadence(admitted, cron, zone(admitted)));
    }

    @Override
    Message act(Admitted admitted) {
        Call call = admitted.call();
        Optional<Instant> end = end(admitted);
        if (end.isPresent()) {
            return context().office().gameMaster().deadline(call.act(), end.get());
        }
        Optional<String> cron = cron(admitted);
        if (cron.isPresent()) {
            return context().office().gameMaster().deadline(call.act(), cron.get(), zone(admitted));
        }
        return context()
                .office()
                .gameMaster()
                .quiet(call.act(), quiet(admitted).orElseThrow(() -> Refusals.of("no-deadline-given")));
    }

    /** A cadence and days without deadlines can be given together. */
    private Optional<String> cron(Admitted admitted) {
        return admitted.call()
                .text(Cadences.CRON)
                .map(cron -> Stream.concat(
                                Stream.of(cron),
                                quiet(admitted).stream()
                                        .flatMap(List::stream)
                                        .map(days -> new Rhythm.Quiet(days).written()))
                        .collect(Collectors.joining(Rhythm.SEPARATOR)));
    }

    private Optional<List<DateRange>> quiet(Admitted admitted) {
        return admitted.call()
                .text(Wish.QUIET)
                .map(typed -> isNone(typed) ? List.of() : clock(admitted).days().ranges(typed));
    }

    private boolean isNone(String typed) {
        return context().dictionary().words("discord.panel.no-quiet").values().stream()
                .anyMatch(typed.strip()::equalsIgnoreCase);
    }

    private static String zone(Admitted admitted) {
        return admitted.call()
                .text(Cadences.ZONE)
                .orElseGet(() -> admitted.campaign().cadence().zone().getId());
    }

    @Override
    List<Suggestion> values(Admitted admitted, String option, String typed) {
        return Cadences.suggestions(context().speech(admitted.call()), option, typed);
    }
}
