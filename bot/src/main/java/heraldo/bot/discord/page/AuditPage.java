package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Alias;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** The public log of the game master's acts, newest first. */
public final class AuditPage {

    /** As many acts as are read at once; the record has them all. */
    private static final int MOST = 50;

    private final BotContext context;

    public AuditPage(BotContext context) {
        this.context = context;
    }

    /** The acts, a line each; a sentence where there are none. */
    public String text(Admitted admitted) {
        Speech speech = context.speech(admitted.roster(), admitted.tongue());
        List<GameMasterAct> acts = context.office().gameMaster().log(admitted.act(), MOST);
        return acts.isEmpty()
                ? speech.say("discord.audit.none")
                : acts.stream().map(each -> line(each, speech)).collect(Collectors.joining("\n"));
    }

    private static String line(GameMasterAct act, Speech speech) {
        OptionalLong person = Alias.person(act.user());
        String who = person.isPresent()
                ? " · <@" + person.getAsLong() + ">"
                : act.user() == 0 ? "" : " · " + speech.say("discord.audit.forgotten");
        return "• " + Moment.full(act.at()) + who + ": " + speech.say(act.told());
    }
}
