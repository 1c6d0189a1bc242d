package heraldo.bot.discord.command;

import heraldo.bot.campaign.Act;
import heraldo.bot.campaign.Roster;
import heraldo.bot.campaign.Seated;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** {@code /campaign join}: takes a seat. */
final class CampaignJoin extends CampaignPrompts {

    private static final String SEAT = "seat";

    private final Forms forms;

    CampaignJoin(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("campaign join", forms.open(SEAT, Kind.TEXT).withPrompts(), forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        Act act = front().act(call);
        Optional<Seat> wish = call.text(SEAT).map(typed -> seat(act, typed));
        return welcome(front(), call, front().office().campaigns().join(act, wish));
    }

    static Answer welcome(Front front, Call call, Seated seated) {
        return Answer.of(front.speech(seated.campaign(), call.tongue())
                .say("discord.joined", "seat", seated.chair().seat()));
    }

    private Seat seat(Act act, String typed) {
        Roster roster = front().office().campaigns().info(act);
        return roster.chairs().stream()
                .filter(chair -> Prompts.same(chair.name(), typed)
                        || typed.equals("#" + chair.seat().number())
                        || typed.equals(String.valueOf(chair.seat().number())))
                .findFirst()
                .map(chair -> chair.seat())
                .orElseThrow(() -> Refusals.of("no-such-seat", "typed", typed));
    }

    @Override
    public List<Prompt> prompts(Call call, String field, String typed) {
        if (!field.equals(SEAT)) {
            return super.prompts(call, field, typed);
        }
        List<Prompt> free = front().office().campaigns().info(front().act(call)).chairs().stream()
                .filter(chair -> !chair.played())
                .map(chair -> new Prompt(chair.name(), "#" + chair.seat().number()))
                .toList();
        return Prompts.fitting(free, typed);
    }
}
