package heraldo.bot.discord.page;

import heraldo.bot.campaign.master.PetitionDesk;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.model.PetitionRule;
import heraldo.bot.campaign.model.VoteShare;
import heraldo.bot.discord.text.Speech;
import java.util.List;

/** By what rule players grant one another more time and pauses. */
public final class PetitionLines {
    private final Speech speech;

    public PetitionLines(Speech speech) {
        this.speech = speech;
    }

    /** All of it. */
    public List<String> of(PetitionRule rule) {
        return List.of(
                speech.say("discord.requests.votes", "votes", usually(rule), "emergency", inEmergencies(rule)),
                speech.say(
                        "discord.requests.most",
                        "extensions",
                        rule.extensions(),
                        "hours",
                        rule.hours(),
                        "days",
                        rule.days()));
    }

    /** Returns the request and its petitioner, in words. */
    public String asked(PetitionDesk.Tally tally) {
        Petition petition = tally.petition();
        return speech.say(
                "discord.petition.text",
                "asker",
                String.valueOf(tally.asker().isPresent()),
                "seat",
                tally.asker().<Object>map(seat -> seat).orElse(""),
                "kind",
                petition.kind().name(),
                "amount",
                petition.amount());
    }

    /** Returns the votes that a request needs, in words. */
    public String of(PetitionRule rule, Petition.Kind kind) {
        String votes = kind == Petition.Kind.EMERGENCY ? inEmergencies(rule) : usually(rule);
        return speech.say("discord.requests.one", "votes", votes);
    }

    private String usually(PetitionRule rule) {
        return rule.usually()
                .map(this::word)
                .orElseGet(() -> speech.say("discord.requests.more", "percent", rule.share()));
    }

    private String inEmergencies(PetitionRule rule) {
        return rule.inEmergencies()
                .map(this::word)
                .orElseGet(() -> speech.say("discord.requests.least", "percent", rule.emergency()));
    }

    private String word(VoteShare votes) {
        return speech.say("discord.votes." + votes.code());
    }
}
