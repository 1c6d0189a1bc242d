package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.StoryCards;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What came of a turn, for everybody: the map, the chronicle, the fame table as picture and as text, the next deadline. */
final class ResultPost {

    private final Letter letter;
    private final Front front;
    private final Campaign campaign;
    private final Speech speech;

    ResultPost(Letter letter) {
        this.letter = letter;
        this.front = letter.front();
        this.campaign = letter.campaign();
        this.speech = letter.speech();
    }

    Answer write() {
        CampaignTurn turn = letter.turn();
        Position<?> after = after(turn);
        List<Card> cards = new ArrayList<>();
        cards.add(new Card(title(), head(turn), Tone.GOOD));
        front.office()
                .archive()
                .story(campaign.id(), turn.key().number(), Viewer.SPECTATOR)
                .ifPresent(story -> cards.addAll(chronicle(story)));
        cards.add(fame(after.standings()));
        key(turn).ifPresent(cards::add);
        return new Answer("", cards, pictures(after), List.of());
    }

    Answer end() {
        Position<?> last = front.office().archive().position(campaign.id());
        String text = last.outcome().map(this::won).orElseGet(() -> letter.words("discord.post.ended")) + seeds();
        Card card = new Card(speech.plain().say("discord.post.ended-title"), text, Tone.GOOD);
        return Answer.of(card, fame(last.standings()));
    }

    /** From now on anybody can check how the game was set up. */
    private String seeds() {
        return front.office()
                .registrar()
                .ending(campaign.id())
                .map(end -> "\n" + speech.say("discord.post.seeds", "last", end.last(), "setup", end.setupSeed()))
                .orElse("");
    }

    private String won(Outcome outcome) {
        String winners = outcome.winners().isEmpty()
                ? speech.say("discord.post.nobody-won")
                : speech.say("discord.post.won", "winners", List.copyOf(outcome.winners()));
        return winners + "\n" + speech.say(outcome.reason());
    }

    /** Where this row led to, even if the campaign has been taken back since. */
    private Position<?> after(CampaignTurn turn) {
        return front.office().archive().after(turn.key()).orElseThrow();
    }

    private String title() {
        return speech.plain()
                .say(
                        "discord.post.result",
                        "number",
                        letter.number().seen(),
                        "between",
                        String.valueOf(letter.opened().due().isEmpty()));
    }

    private String head(CampaignTurn turn) {
        List<String> lines = new ArrayList<>();
        letter.own().ifPresent(lines::add);
        if (turn.result().filter(TurnResult::late).isPresent()) {
            lines.add(speech.say("discord.post.late"));
        }
        return String.join("\n", lines);
    }

    /** With it anybody can check the turn's dice. */
    private Optional<Card> key(CampaignTurn turn) {
        return turn.result()
                .map(TurnResult::link)
                .filter(link -> !link.isEmpty())
                .map(link -> seal(turn)
                        + speech.say(
                                "discord.post.link",
                                "number",
                                letter.number().seen(),
                                "own",
                                letter.number().aside(),
                                "link",
                                link))
                .map(text -> Card.of("", text));
    }

    /** A turn that was played step by step is sealed as a whole. */
    private String seal(CampaignTurn turn) {
        return front.office()
                .vouchers()
                .sealOfSteps(campaign.id(), turn.key().number())
                .map(root -> speech.say(
                                "discord.post.steps-sealed",
                                "number",
                                letter.number().seen(),
                                "own",
                                letter.number().aside(),
                                "root",
                                root)
                        + "\n")
                .orElse("");
    }

    private List<Card> chronicle(Story story) {
        return new StoryCards(speech, front.lines(campaign, letter.tongue())).of(story);
    }

    private Card fame(Standings standings) {
        return Card.of(speech.plain().say("discord.fame.title"), front.gallery().fame(standings, speech));
    }

    private List<Picture> pictures(Position<?> after) {
        int number = letter.number().seen();
        Scene map = new Turns.Page(number, letter.opened(), after).scene(Viewer.SPECTATOR);
        return List.of(
                front.gallery().map(campaign, number, map, speech),
                front.gallery().standings(campaign, number, after.standings(), speech));
    }
}
