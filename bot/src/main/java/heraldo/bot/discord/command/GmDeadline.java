package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.WallClock;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.opening.Cadences;
import heraldo.bot.discord.panel.PanelDesk;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** {@code /gm deadline}: another cadence, or another end of this turn. */
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
                forms.campaign());
    }

    @Override
    public Right right() {
        return Right.DIRECT;
    }

    private static Optional<Instant> end(Admitted admitted) {
        return admitted.call()
                .text("at")
                .map(typed ->
                        WallClock.read(typed, admitted.campaign().cadence().zone()));
    }

    @Override
    Optional<Answer> question(Admitted admitted) {
        return end(admitted).flatMap(end -> panel.askUntil(admitted, end));
    }

    @Override
    Message act(Admitted admitted) {
        Call call = admitted.call();
        Optional<Instant> end = end(admitted);
        if (end.isPresent()) {
            return context().office().gameMaster().deadline(call.act(), end.get());
        }
        String cron = call.text(Cadences.CRON).orElseThrow(() -> Refusals.of("no-deadline-given"));
        String zone = call.text(Cadences.ZONE)
                .orElseGet(() -> admitted.campaign().cadence().zone().getId());
        return context().office().gameMaster().deadline(call.act(), cron, zone);
    }

    @Override
    List<Suggestion> values(Admitted admitted, String option, String typed) {
        return Cadences.suggestions(context().speech(admitted.call()), option, typed);
    }
}
