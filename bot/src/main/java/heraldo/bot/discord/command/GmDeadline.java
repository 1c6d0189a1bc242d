package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/** {@code /gm deadline}: another cadence, or another end of this turn. */
final class GmDeadline extends GameMasterCommand {

    private final Forms forms;

    GmDeadline(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form(
                "gm deadline",
                forms.open(Cadences.CRON, Kind.TEXT).withPrompts(),
                forms.open(Cadences.ZONE, Kind.TEXT).withPrompts(),
                forms.open("at", Kind.TEXT),
                forms.campaign());
    }

    @Override
    Message act(Call call) {
        Optional<String> at = call.text("at");
        if (at.isPresent()) {
            Campaign campaign = front().office().usher().directed(call.act());
            return front().office()
                    .gameMaster()
                    .deadline(
                            call.act(),
                            WallClock.read(at.get(), campaign.cadence().zone()));
        }
        String cron = call.text(Cadences.CRON).orElseThrow(() -> Refusals.of("no-deadline-given"));
        String zone = call.text(Cadences.ZONE)
                .orElseGet(() -> front().office()
                        .usher()
                        .directed(call.act())
                        .cadence()
                        .zone()
                        .getId());
        return front().office().gameMaster().deadline(call.act(), cron, zone);
    }

    @Override
    List<Prompt> values(Call call, String field, String typed) {
        return Cadences.prompts(front().speech(call), field, typed);
    }
}
