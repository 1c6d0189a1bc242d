package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.proof.ProofDesk;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Enclosure;
import heraldo.bot.discord.shape.Form;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;

/** {@code /gm export}: the campaign's record as a file that anybody can check. */
final class GmExport extends CampaignPrompts {

    private static final int SHORT = 8;

    private final Forms forms;
    private final ProofDesk desk;

    GmExport(Front front, Forms forms) {
        super(front);
        this.forms = forms;
        this.desk = new ProofDesk(front.office().library(), front.office().registrar());
    }

    @Override
    public Form form() {
        return forms.form("gm export", forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        Campaign campaign = front().office().usher().directed(front().act(call));
        Act act = call.act().in(campaign.id());
        boolean over = campaign.status() == CampaignStatus.ENDED;
        if (!over) {
            front().office().gameMaster().export(act);
        }
        byte[] record = desk.record(campaign);
        if (record.length > DiscordLimit.FILE_BYTES.most()) {
            throw Refusals.of("record-too-large");
        }
        Speech speech = front().speech(campaign, call.tongue());
        String name = "heraldo-" + campaign.id().text().substring(0, SHORT) + ".jsonl.gz";
        return Answer.of(words(campaign, speech)).with(new Enclosure(name, record));
    }

    private String words(Campaign campaign, Speech speech) {
        if (campaign.status() != CampaignStatus.ENDED) {
            return speech.say("discord.export.running");
        }
        String version = front().office().library().rulebook(campaign).version();
        String over = speech.say("discord.export.over");
        return version.equals(campaign.rulesetVersion()) ? over : over + "\n" + speech.say("discord.export.older");
    }
}
