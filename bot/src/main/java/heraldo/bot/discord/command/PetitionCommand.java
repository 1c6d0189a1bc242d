package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.model.PetitionRule;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import java.util.List;
import java.util.Optional;

/** {@code /request}: asks all players for more time, or for a pause; they answer in the chronicle. */
final class PetitionCommand extends CampaignSuggestions {

    private final Forms forms;
    private final Petition.Kind kind;
    private final String path;
    private final Optional<String> amount;

    private PetitionCommand(BotContext context, Forms forms, Petition.Kind kind, String path, Optional<String> amount) {
        super(context);
        this.forms = forms;
        this.kind = kind;
        this.path = path;
        this.amount = amount;
    }

    static List<PetitionCommand> all(BotContext context, Forms forms) {
        return List.of(
                new PetitionCommand(context, forms, Petition.Kind.EXTENSION, "request extension", Optional.of("hours")),
                new PetitionCommand(context, forms, Petition.Kind.PAUSE, "request pause", Optional.of("days")),
                new PetitionCommand(context, forms, Petition.Kind.EMERGENCY, "request emergency", Optional.empty()));
    }

    @Override
    public CommandShape form() {
        return amount.map(name -> forms.form(path, needed(name), forms.campaign()))
                .orElseGet(() -> forms.form(path, forms.campaign()));
    }

    private CommandOption needed(String name) {
        return forms.needed(name, Kind.NUMBER)
                .within(1, kind.pauses() ? PetitionRule.MOST_DAYS : PetitionRule.MOST_HOURS);
    }

    @Override
    public Right right() {
        return Right.PLAY;
    }

    @Override
    public Answer answer(Admitted admitted) {
        int asked =
                amount.map(name -> admitted.call().number(name).orElseThrow()).orElse(1);
        context().office().helm().petitions().ask(admitted.act(), kind, asked);
        return Answer.of(context().speech(admitted.roster(), admitted.tongue()).say("discord.petition.asked"));
    }
}
