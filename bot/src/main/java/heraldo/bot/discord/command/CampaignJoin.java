package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Newcomer;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code /campaign join}: takes a seat, with what the ruleset asks a newcomer for. */
final class CampaignJoin extends CampaignSuggestions {

    private static final String SEAT = "seat";

    private final Forms forms;
    private final Enrolment enrolment;

    CampaignJoin(BotContext context, Forms forms, Enrolment enrolment) {
        super(context);
        this.forms = forms;
        this.enrolment = enrolment;
    }

    @Override
    public CommandShape form() {
        List<CommandOption> options = new ArrayList<>(enrolment.options());
        options.add(forms.open(SEAT, Kind.TEXT).withSuggestions());
        options.add(forms.campaign());
        return forms.form("campaign join", options.toArray(CommandOption[]::new));
    }

    @Override
    public Right right() {
        return Right.JOIN;
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        return enrolment.modal(admitted);
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Newcomer newcomer = enrolment.newcomer(admitted);
        return enrolment.join(
                admitted, newcomer, admitted.call().text(SEAT).map(typed -> Seats.named(admitted.roster(), typed)));
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        return switch (option) {
            case BotContext.CAMPAIGN -> super.suggestions(admitted, option, typed);
            case SEAT -> {
                enrolment.newcomer(admitted);
                yield Seats.suggestions(admitted.roster(), typed, admitted.campaign()::offers);
            }
            default -> enrolment.suggestions(admitted, option, typed);
        };
    }
}
