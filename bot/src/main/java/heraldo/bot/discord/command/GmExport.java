package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Attachment;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;

/** {@code /gm export}: the campaign's record as a file that anybody can check. */
final class GmExport extends CampaignSuggestions {

    private static final int SHORT = 8;

    private final Forms forms;

    GmExport(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm export", forms.campaign());
    }

    @Override
    public Right right() {
        return Right.RECORD;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Campaign campaign = admitted.campaign();
        boolean over = campaign.status() == CampaignStatus.ENDED;
        if (!over) {
            context().office().gameMaster().export(admitted.act());
        }
        byte[] record = context().office().proofs().record(campaign);
        if (record.length > DiscordLimit.FILE_BYTES.most()) {
            throw Refusals.of("record-too-large");
        }
        Speech speech = context().speech(admitted.roster(), admitted.tongue());
        String name = "heraldo-" + campaign.id().text().substring(0, SHORT) + ".jsonl.gz";
        return Answer.of(words(campaign, speech)).with(new Attachment(name, record));
    }

    private String words(Campaign campaign, Speech speech) {
        if (campaign.status() != CampaignStatus.ENDED) {
            return speech.say("discord.export.running");
        }
        String version = context().office().library().rulebook(campaign).version();
        String over = speech.say("discord.export.over");
        return version.equals(campaign.rulesetVersion()) ? over : over + "\n" + speech.say("discord.export.older");
    }
}
