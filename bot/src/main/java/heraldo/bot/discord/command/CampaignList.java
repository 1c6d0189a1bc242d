package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** {@code /campaign list}: the campaigns of this server. */
final class CampaignList implements SlashHandler {

    private final BotContext context;
    private final Forms forms;

    CampaignList(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("campaign list");
    }

    @Override
    public Right right() {
        return Right.VISIT;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        List<Roster> rosters = context.office().campaigns().list(call.act());
        Speech speech = context.speech(call);
        if (rosters.isEmpty()) {
            return Answer.of(speech.say("discord.list.none"));
        }
        String lines =
                rosters.stream().map(roster -> line(roster, call, speech)).collect(Collectors.joining("\n"));
        return Answer.of(Embed.of(speech.plain().say("discord.list.title"), lines));
    }

    private String line(Roster roster, Call call, Speech speech) {
        return speech.say(
                "discord.list.line",
                "name",
                new PlayerText(roster.campaign().name()),
                "ruleset",
                context.title(roster.campaign(), call.tongue()),
                "status",
                roster.campaign().status().name().toLowerCase(Locale.ROOT),
                "free",
                roster.free().size(),
                "seats",
                roster.occupancies().size());
    }
}
