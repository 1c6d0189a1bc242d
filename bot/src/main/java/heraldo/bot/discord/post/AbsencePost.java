package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.discord.command.BackButton;
import heraldo.bot.discord.command.JoinButton;
import heraldo.bot.discord.command.PetitionButton;
import heraldo.bot.discord.command.Shortcut;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Set;

/** The buttons under the news that somebody is away, and under players' requests, on which everybody can vote. */
final class AbsencePost {

    private static final String POST = "campaign.post.";

    /** The steps of the ladder from which a word leads back. */
    private static final Set<String> STEPS = Set.of(
            POST + "absence-excused",
            POST + "absence-holiday",
            POST + "absence-default",
            POST + "absence-regent",
            POST + "absence-then",
            POST + "absence-offered",
            POST + "absence-yours");

    /** The keys of news that a player can act on in the sheet. */
    private static final Set<String> SHEET = Set.of(
            POST + "sheet-concerned",
            POST + "sheet-reopened",
            POST + "sheet-reopened-held",
            POST + "sheet-inherited",
            POST + "sheet-inherited-held",
            POST + "seat-back-yours");

    /** News for which a player is called: others may take their seat, or it is theirs again. */
    private static final Set<String> CALLING =
            Set.of(POST + "absence-offered", POST + "absence-yours", POST + "seat-back-yours");

    private static final String PETITION = POST + "petition";
    private static final String OFFERED = POST + "seat-offered";

    private AbsencePost() {}

    static Answer whisper(Letter letter, Answer plain) {
        String player = calls(letter) ? Letter.mention(letter.called()) : "";
        Answer words = new Answer(player, plain.embeds(), List.of(), plain.buttons());
        if (says(letter, SHEET)) {
            return words.with(new AnswerButton(
                    letter.speech().plain().say("discord.key.orders"),
                    Shortcut.Kind.ORDERS.componentId(letter.campaign().id(), 0),
                    Weight.MAIN));
        }
        if (!says(letter, STEPS) || letter.campaign().status() != CampaignStatus.RUNNING) {
            return plain;
        }
        return words.with(new AnswerButton(
                letter.speech().plain().say("discord.key.back"),
                BackButton.componentId(letter.campaign().id()),
                Weight.MAIN));
    }

    /** Returns whether its reader is called. */
    static boolean calls(Letter letter) {
        return says(letter, CALLING);
    }

    static Answer notice(Letter letter, Answer plain) {
        if (says(letter, Set.of(PETITION))) {
            Message told = letter.dispatch().message().orElseThrow();
            String petition = (String) Known.in(told.arguments(), "petition");
            return asked(letter, petition);
        }
        return says(letter, Set.of(OFFERED)) ? plain.with(join(letter)) : plain;
    }

    /** Takes the seat of which the news tells. */
    private static AnswerButton join(Letter letter) {
        Seat seat = (Seat) Known.in(letter.dispatch().message().orElseThrow().arguments(), "seat");
        return new AnswerButton(
                letter.speech().plain().say("discord.key.join"),
                JoinButton.componentId(letter.campaign().id(), seat),
                Weight.CONSENT);
    }

    /** Returns the card of a petition in its current state. */
    static Card petition(Letter letter, String petition) {
        return Card.of(asked(letter, petition));
    }

    private static Answer asked(Letter letter, String petition) {
        return PetitionButton.told(
                letter.context(), letter.context().office().helm().petitions().look(petition), letter.speech());
    }

    private static boolean says(Letter letter, Set<String> keys) {
        return letter.dispatch()
                .message()
                .map(Message::key)
                .filter(keys::contains)
                .isPresent();
    }
}
