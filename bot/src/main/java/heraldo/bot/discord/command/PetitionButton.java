package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.PetitionDesk;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.page.PetitionLines;
import heraldo.bot.discord.text.Speech;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A player's word for or against what another has asked; the message that everybody sees tells the new tally. */
public final class PetitionButton implements ComponentHandler {

    private final BotContext context;
    private final Side side;

    PetitionButton(BotContext context, Side side) {
        this.context = context;
        this.side = side;
    }

    /** The two votes on a petition. */
    enum Side {
        FAVOUR("petition.yes", Weight.CONSENT),
        AGAINST("petition.no", Weight.DANGER);

        private final String action;
        private final Weight weight;

        Side(String action, Weight weight) {
            this.action = action;
            this.weight = weight;
        }

        private AnswerButton button(Petition petition, Speech plain) {
            return new AnswerButton(
                    plain.say("discord." + action.replace('.', '-')),
                    new ComponentId(action, Optional.of(petition.turn().campaign()), 0, 0, petition.id()),
                    weight);
        }
    }

    /** Returns the public message of a petition and its tally, with buttons while it is open. */
    public static Answer told(BotContext context, PetitionDesk.Tally tally, Speech speech) {
        Petition petition = tally.petition();
        String outcome = petition.outcome().map(Petition.Outcome::name).orElse("OPEN");
        PetitionLines lines = new PetitionLines(speech);
        String text = lines.asked(tally)
                + "\n" + context.emblems().sign("✔") + " "
                + speech.say("discord.petition.favour", "count", tally.favour().size(), "seats", tally.favour())
                + "\n" + context.emblems().sign("✖") + " "
                + speech.say(
                        "discord.petition.against", "count", tally.against().size(), "seats", tally.against())
                + "\n"
                + speech.say("discord.petition.outcome", "outcome", outcome, "needed", tally.needed());
        if (petition.outcome().isPresent()) {
            return Answer.of(new Embed("", text, Tone.WARNING));
        }
        String open = text + "\n" + lines.of(tally.rule(), petition.kind());
        return Answer.of(new Embed("", open, Tone.WARNING))
                .with(Arrays.stream(Side.values())
                        .map(side -> side.button(petition, speech.plain()))
                        .toList());
    }

    static List<PetitionButton> all(BotContext context) {
        return Arrays.stream(Side.values())
                .map(side -> new PetitionButton(context, side))
                .toList();
    }

    @Override
    public String action() {
        return side.action;
    }

    @Override
    public String errand() {
        return "request extension";
    }

    @Override
    public Answer answer(Admitted admitted) {
        PetitionDesk.Tally tally =
                context.office().helm().petitions().vote(admitted.act(), petition(admitted), side == Side.FAVOUR);
        return Answer.of(context.speech(admitted.roster(), admitted.tongue())
                .say(
                        "discord.petition.voted",
                        "favour",
                        tally.favour().size(),
                        "against",
                        tally.against().size(),
                        "outcome",
                        tally.petition().outcome().map(Petition.Outcome::name).orElse("OPEN"),
                        "needed",
                        tally.needed()));
    }

    @Override
    public Optional<Card> redrawn(Admitted admitted) {
        PetitionDesk.Tally tally = context.office().helm().petitions().look(petition(admitted));
        Speech speech = context.speech(admitted.roster(), context.tongue(admitted.campaign()));
        return Optional.of(Card.of(told(context, tally, speech)));
    }

    private static String petition(Admitted admitted) {
        return admitted.call().componentId().orElseThrow().argument();
    }
}
