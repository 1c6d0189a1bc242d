package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.command.Shortcut;
import heraldo.bot.discord.command.TurnButton;
import heraldo.bot.discord.command.TurnReport;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.NextTurn;
import heraldo.bot.discord.page.StoryEmbeds;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The result of a turn, for everybody: the map, the chronicle, the fame table as picture and as text, the next deadline. */
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

    Card write() {
        return Digest.of(letter).map(this::shortly).orElseGet(() -> Card.of(whole()));
    }

    /**
     * Season and headline, the map, the news, who stands where, until when the next turn takes orders; the rest is a press away.
     */
    private Card shortly(Digest digest) {
        Position<?> after = after(letter.turn());
        List<String> small = new ArrayList<>();
        standing().ifPresent(small::add);
        next().ifPresent(small::add);
        Picture plate = map(digest.scene(page(after)));
        return new TurnCard(head(digest), plate, digest.items(), digest.standings(after), small, keys())
                .laid(EndPost.accent(letter, after.standings()));
    }

    private List<String> head(Digest digest) {
        List<String> lines = new ArrayList<>();
        lines.add(season());
        digest.headline().ifPresent(headline -> lines.add("**" + headline + "**"));
        lines.addAll(head(letter.turn()));
        return lines;
    }

    /** Returns the line about the next turn, for the small print. */
    private Optional<String> next() {
        return context.office()
                .archive()
                .turn(campaign.id(), letter.turn().key().number() + 1)
                .flatMap(turn -> new NextTurn(context, speech).say(letter.roster(), turn));
    }

    /** Returns the line about seats whose standing orders were played, where the campaign shows for whom a turn waits. */
    private Optional<String> standing() {
        if (!campaign.terms().showsDue()) {
            return Optional.empty();
        }
        List<Seat> seats =
                context.office().writing().standing().standing(letter.turn().key());
        return Optional.of(seats)
                .filter(some -> !some.isEmpty())
                .map(some -> speech.say("discord.post.standing", "seats", some));
    }

    /** For which players a regent has acted, in games whose standings do not say it. */
    private Optional<String> regents() {
        int turn = letter.turn().key().number();
        List<Seat> seats = context.office().away().regents(letter.roster(), turn, turn).stream()
                .filter(seat -> letter.roster().occupancy(seat).played())
                .toList();
        return Optional.of(seats)
                .filter(some -> !some.isEmpty())
                .map(some -> speech.say("discord.post.regents", "seats", some));
    }

    private List<AnswerButton> keys() {
        int seen = letter.number().seen();
        CampaignId id = campaign.id();
        int turn = letter.turn().key().number();
        return List.of(
                key("orders", Shortcut.Kind.ORDERS.componentId(id, 0), Weight.MAIN),
                key("map", TurnButton.Kind.MAP.componentId(id, seen), Weight.SIDE),
                key("standings", TurnButton.Kind.STANDINGS.componentId(id, seen), Weight.SIDE),
                key("everything", TurnReport.componentId(id, turn), Weight.SIDE),
                key("proof", TurnButton.Kind.PROOF.componentId(id, seen), Weight.SIDE));
    }

    private AnswerButton key(String name, ComponentId meaning, Weight weight) {
        return new AnswerButton(speech.plain().say("discord.key." + name), meaning, weight);
    }

    /** Returns the players' name for the turn, as a title. */
    private String season() {
        return letter.tongue().capital(speech.plain().say(letter.label()));
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
        standing().map(mark -> Embed.of("", mark)).ifPresent(embeds::add);
        regents().map(mark -> Embed.of("", mark)).ifPresent(embeds::add);
        next().map(next -> Embed.of("", next)).ifPresent(embeds::add);
        List<Picture> pictures = new ArrayList<>(List.of(map(page(after).scene(Viewer.SPECTATOR))));
        pictures.addAll(List.of(standings()));
        return new Answer("", embeds, pictures, keys());
    }

    /** Returns the position after a turn, even if the campaign has been taken back since. */
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

    private List<Embed> chronicle(Story story) {
        return new StoryEmbeds(speech, context.lines(letter.roster(), letter.tongue())).of(story);
    }

    private Embed fame(Standings standings) {
        return Embed.of(
                speech.plain().say("discord.fame.title"), context.gallery().fame(standings, speech));
    }

    private Picture map(Scene map) {
        return context.gallery()
                .map(context.look(campaign, speech), letter.number().seen(), map);
    }

    private Turns.Page page(Position<?> after) {
        return new Turns.Page(letter.number().seen(), letter.opened(), after);
    }

    /** Returns the pictures of the standings and their history. */
    private Picture[] standings() {
        return context.gallery()
                .standings(
                        context.look(campaign, speech),
                        context.office()
                                .memory()
                                .history()
                                .until(campaign.id(), letter.number().seen()),
                        letter.label());
    }
}
