package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.AuditPage;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;

/** {@code /gm audit}: what the game master has done, newest first, for everybody to read. */
final class GmAudit extends CampaignSuggestions {

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
        return Answer.of(Embed.of(speech.plain().say("discord.audit.title"), new AuditPage(context()).text(admitted)));
    }
}
