package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.command.TurnReport;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.StoryEmbeds;
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
    private final BotContext context;
    private final Campaign campaign;
    private final Speech speech;

    ResultPost(Letter letter) {
        this.letter = letter;
        this.context = letter.context();
        this.campaign = letter.campaign();
        this.speech = letter.speech();
    }

    Answer write() {
        Digest digest = new Digest(letter);
        return digest.told() ? shortly(digest) : whole();
    }

    /** The news and who stands where below the map; the rest is a press away. */
    private Answer shortly(Digest digest) {
        CampaignTurn turn = letter.turn();
        Position<?> after = after(turn);
        List<String> lines = new ArrayList<>(head(turn));
        lines.addAll(digest.lines(after));
        List<Embed> embeds = new ArrayList<>();
        embeds.add(new Embed(season(), String.join("\n", lines), Tone.GOOD));
        key(turn).ifPresent(embeds::add);
        AnswerButton everything = new AnswerButton(
                speech.plain().say("discord.key.everything"),
                TurnReport.componentId(campaign.id(), turn.key().number()),
                AnswerButton.Weight.SIDE);
        return new Answer("", embeds, List.of(map(after)), List.of(everything));
    }

    /** What players call the turn, as a title. */
    private String season() {
        String label = speech.plain().say(letter.label());
        int first = label.offsetByCodePoints(0, 1);
        return label.substring(0, first).toUpperCase(letter.tongue().locale()) + label.substring(first);
    }

    /** All that can be told of it, of a game that has no news. */
    private Answer whole() {
        CampaignTurn turn = letter.turn();
        Position<?> after = after(turn);
        List<Embed> embeds = new ArrayList<>();
        embeds.add(new Embed(title(), String.join("\n", head(turn)), Tone.GOOD));
        context.office()
                .archive()
                .story(campaign.id(), turn.key().number(), Viewer.SPECTATOR)
                .ifPresent(story -> embeds.addAll(chronicle(story)));
        embeds.add(fame(after.standings()));
        key(turn).ifPresent(embeds::add);
        return new Answer("", embeds, List.of(map(after), standings(after)), List.of());
    }

    Answer end() {
        Position<?> last = context.office().archive().position(campaign.id());
        String text = last.outcome().map(this::won).orElseGet(() -> letter.words("discord.post.ended")) + seeds();
        Embed embed = new Embed(speech.plain().say("discord.post.ended-title"), text, Tone.GOOD);
        return Answer.of(embed, fame(last.standings()));
    }

    /** From now on anybody can check how the game was set up. */
    private String seeds() {
        return context.office()
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
        return context.office().archive().after(turn.key()).orElseThrow();
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

    private List<String> head(CampaignTurn turn) {
        List<String> lines = new ArrayList<>();
        letter.own().ifPresent(lines::add);
        if (turn.result().filter(TurnResult::late).isPresent()) {
            lines.add(speech.say("discord.post.late"));
        }
        return lines;
    }

    /** With it anybody can check the turn's dice. */
    private Optional<Embed> key(CampaignTurn turn) {
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
                .map(text -> Embed.of("", text));
    }

    /** A turn that was played step by step is sealed as a whole. */
    private String seal(CampaignTurn turn) {
        return context.office()
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

    private List<Embed> chronicle(Story story) {
        return new StoryEmbeds(speech, context.lines(letter.roster(), letter.tongue())).of(story);
    }

    private Embed fame(Standings standings) {
        return Embed.of(
                speech.plain().say("discord.fame.title"), context.gallery().fame(standings, speech));
    }

    private Picture map(Position<?> after) {
        int number = letter.number().seen();
        Scene map = new Turns.Page(number, letter.opened(), after).scene(Viewer.SPECTATOR);
        return context.gallery().map(campaign, number, map, speech);
    }

    private Picture standings(Position<?> after) {
        return context.gallery().standings(campaign, letter.number().seen(), after.standings(), speech);
    }
}
