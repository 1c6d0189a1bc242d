package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.stream.Collectors;

/** {@code /gm audit}: what the game master has done, newest first, for everybody to read. */
final class GmAudit extends CampaignSuggestions {

    /** As many acts as are read at once; the record has them all. */
    private static final int MOST = 50;

    private final Forms forms;

    GmAudit(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm audit", forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Speech speech = context().speech(admitted.roster(), admitted.tongue());
        List<GameMasterAct> acts = context().office().gameMaster().log(admitted.act(), MOST);
        String title = speech.plain().say("discord.audit.title");
        return acts.isEmpty()
                ? Answer.of(speech.say("discord.audit.none"))
                : Answer.of(Embed.of(
                        title, acts.stream().map(each -> line(each, speech)).collect(Collectors.joining("\n"))));
    }

    private static String line(GameMasterAct act, Speech speech) {
        return "• " + Moment.full(act.at()) + ": " + speech.say(act.words());
    }
}
