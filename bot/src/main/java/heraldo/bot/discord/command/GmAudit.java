package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.shape.Form;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.stream.Collectors;

/** {@code /gm audit}: what the game master has done, newest first, for everybody to read. */
final class GmAudit extends CampaignPrompts {

    /** As many acts as are read at once; the record has them all. */
    private static final int MOST = 50;

    private final Forms forms;

    GmAudit(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("gm audit", forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        Act act = front().act(call);
        Campaign campaign = front().office().usher().campaign(act);
        Speech speech = front().speech(campaign, call.tongue());
        List<GameMasterAct> acts = front().office().gameMaster().log(act.in(campaign.id()), MOST);
        String title = speech.plain().say("discord.audit.title");
        return acts.isEmpty()
                ? Answer.of(speech.say("discord.audit.none"))
                : Answer.of(Card.of(
                        title, acts.stream().map(each -> line(each, speech)).collect(Collectors.joining("\n"))));
    }

    private static String line(GameMasterAct act, Speech speech) {
        return "• " + Moment.full(act.at()) + ": " + speech.say(act.words());
    }
}
