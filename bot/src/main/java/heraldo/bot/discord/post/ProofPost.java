package heraldo.bot.discord.post;

import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** With it anybody can check what a post tells: keys of dice, seals of steps, and at the end the seeds of the whole game. */
final class ProofPost {

    private final Letter letter;
    private final BotContext context;
    private final Campaign campaign;
    private final Speech speech;

    ProofPost(Letter letter) {
        this.letter = letter;
        this.context = letter.context();
        this.campaign = letter.campaign();
        this.speech = letter.speech();
    }

    /** Returns the card with the anchor that fixes every seed of the game. */
    Card anchor() {
        return card(
                speech.say("discord.post.anchor", "anchor", campaign.founding().anchor()));
    }

    /** The keys of all turns that the post of a turn tells; empty if none of them needed one. */
    Optional<Card> keys() {
        int last = letter.turn().key().number();
        int first = Digest.of(letter).map(Digest::first).orElse(last);
        List<String> keys = IntStream.rangeClosed(first, last)
                .boxed()
                .flatMap(number -> context.office().archive().turn(campaign.id(), number).stream())
                .flatMap(turn -> key(turn).stream())
                .toList();
        return keys.isEmpty() ? Optional.empty() : Optional.of(card(String.join("\n", keys)));
    }

    /** From now on anybody can check how the game was set up. */
    Optional<Card> seeds() {
        return context.office()
                .memory()
                .registrar()
                .ending(campaign.id())
                .map(end -> card(speech.say("discord.post.seeds", "last", end.last(), "setup", end.setupSeed())));
    }

    private Optional<String> key(CampaignTurn turn) {
        TurnNumber number = context.office().archive().number(turn.key());
        return turn.result()
                .map(TurnResult::link)
                .filter(link -> !link.isEmpty())
                .map(link -> seal(turn, number)
                        + speech.say(
                                "discord.post.link", "number", number.seen(), "own", number.aside(), "link", link));
    }

    /** A turn that was played step by step is sealed as a whole. */
    private String seal(CampaignTurn turn, TurnNumber number) {
        return context.office()
                .writing()
                .vouchers()
                .sealOfSteps(campaign.id(), turn.key().number())
                .map(root -> speech.say(
                                "discord.post.steps-sealed",
                                "number",
                                number.seen(),
                                "own",
                                number.aside(),
                                "root",
                                root)
                        + "\n")
                .orElse("");
    }

    private static Card card(String text) {
        return Card.of(Answer.of(Embed.of("", text)));
    }
}
