package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Chair;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.Window;
import heraldo.bot.discord.shape.Field;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code /campaign join}: takes a seat, with what the ruleset asks a newcomer for. */
final class CampaignJoin extends CampaignPrompts {

    private static final String SEAT = "seat";

    private final Forms forms;
    private final Enrolment enrolment;

    CampaignJoin(Front front, Forms forms, Enrolment enrolment) {
        super(front);
        this.forms = forms;
        this.enrolment = enrolment;
    }

    @Override
    public Form form() {
        List<Field> fields = new ArrayList<>(enrolment.fields());
        fields.add(forms.open(SEAT, Kind.TEXT).withPrompts());
        fields.add(forms.campaign());
        return forms.form("campaign join", fields.toArray(Field[]::new));
    }

    @Override
    public Optional<Window> window(Call call) {
        return enrolment.window(call);
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Answer answer(Call call) {
        Act act = front().act(call);
        return enrolment.join(call, call.text(SEAT).map(typed -> seat(act, typed)));
    }

    private Seat seat(Act act, String typed) {
        return meant(act).chairs().stream()
                .filter(chair -> Prompts.same(chair.name(), typed)
                        || typed.equals("#" + chair.seat().number())
                        || typed.equals(String.valueOf(chair.seat().number())))
                .findFirst()
                .map(Chair::seat)
                .orElseThrow(() -> Refusals.of("no-such-seat", "typed", typed));
    }

    @Override
    public List<Prompt> prompts(Call call, String field, String typed) {
        return switch (field) {
            case Front.CAMPAIGN -> super.prompts(call, field, typed);
            case SEAT -> {
                List<Prompt> free = meant(front().act(call)).chairs().stream()
                        .filter(chair -> !chair.played())
                        .map(chair ->
                                new Prompt(chair.name(), "#" + chair.seat().number()))
                        .toList();
                yield Prompts.fitting(free, typed);
            }
            default -> enrolment.prompts(call, field, typed);
        };
    }

    private Roster meant(Act act) {
        Campaign campaign = front().office().campaigns().newcomer(act).campaign();
        return front().office().campaigns().roster(campaign.id());
    }
}
