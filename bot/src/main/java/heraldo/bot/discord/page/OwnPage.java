package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.sheet.StandingDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.Direct.Decreed;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A seat's own card: what it lost and kept, what came of its lines, what is near, what is in store, what is to be decided. */
public final class OwnPage {

    private final BotContext context;
    private final View view;
    private final Seat seat;
    private final Tongue tongue;
    private final Speech speech;
    private final Speech crested;
    private final boolean inherited;

    /**
     * Cards for a reader.
     *
     * @param seat whose card it is
     */
    public OwnPage(BotContext context, View view, Tongue tongue, Seat seat) {
        this(context, view, tongue, seat, false);
    }

    private OwnPage(BotContext context, View view, Tongue tongue, Seat seat, boolean inherited) {
        this.inherited = inherited;
        this.context = context;
        this.view = view;
        this.tongue = tongue;
        this.seat = seat;
        this.speech = view.speech();
        this.crested = context.crested(view.campaign(), speech);
    }

    /** The same cards for somebody who has taken the seat since: what was done there was not done by the reader. */
    public OwnPage inherited() {
        return new OwnPage(context, view, tongue, seat, true);
    }

    /**
     * The card of a turn.
     *
     * @param treaties those in force, a line each
     * @param keys what can be pressed under it
     */
    public Card of(CampaignTurn turn, OwnCards.Found found, List<String> treaties, List<AnswerButton> keys) {
        OwnCard card = found.card();
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## " + title(found)));
        List<Message> taken = decreed(found, Decreed.LOST);
        section(
                "lost",
                Stream.concat(card.losses().stream().map(Loss::told), taken.stream())
                        .map(this::bullet)
                        .toList(),
                parts);
        section("direction", direction(turn, found), parts);
        section("kept", card.kept().stream().map(this::bullet).toList(), parts);
        section("fixed", standing(turn, found), parts);
        section(inherited ? "played" : "orders", lines(found), parts);
        section("secrets", card.secrets().stream().map(this::bullet).toList(), parts);
        section("near", card.near().stream().map(this::bullet).toList(), parts);
        if (!card.store().isEmpty()) {
            section("store", List.of(StoreText.of(card.store(), view.campaign().ruleset(), context, speech)), parts);
        }
        section("treaties", treaties, parts);
        section("open", card.open().stream().map(this::bullet).toList(), parts);
        parts.add(new Show(List.of(plate(turn, found))));
        parts.add(new Rule());
        parts.add(new Words(foot(turn, found)));
        parts.add(new Keys(keys));
        return new Card("", card.losses().isEmpty() && taken.isEmpty() ? Tone.CALM.rgb() : Tone.BAD.rgb(), parts);
    }

    /** Returns the card's title; for a player who took the seat over, it names the last turn that was the seat's own. */
    private String title(OwnCards.Found found) {
        Message label = inherited ? found.before().turn().label() : found.label();
        String season = speech.plain().say(label);
        String crest = context.emblems().crest(view.campaign().ruleset(), seat);
        String title = inherited
                ? speech.say("discord.dossier.after", "seat", seat, "label", season)
                : speech.say("discord.card.title", "label", season);
        return (crest + " " + title).strip();
    }

    private String bullet(Message message) {
        return "- " + tongue.capital(crested.say(message).strip());
    }

    private void section(String name, List<String> lines, List<Part> parts) {
        if (!lines.isEmpty()) {
            parts.add(new Words("**" + speech.say("discord.card." + name) + "**\n" + String.join("\n", lines)));
        }
    }

    /** Sentences about what the game master put into the turn, or had prepared for it, unless they are about others alone. */
    private List<String> direction(CampaignTurn turn, OwnCards.Found found) {
        Stream<Message> acts = context
                .office()
                .gameMaster()
                .edicts(view.campaign().id(), turn.key().number())
                .stream()
                .map(GameMasterAct::told)
                .filter(this::concerns);
        return Stream.concat(acts, decreed(found, Decreed.DONE).stream())
                .map(this::bullet)
                .toList();
    }

    /** Edicts decreed before that have come about in the turn, unless they are about others alone. */
    private List<Message> decreed(OwnCards.Found found, Decreed kind) {
        return found.story().chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .map(Entry::text)
                .filter(told -> found.after().rules().direct().decreed(told) == kind)
                .filter(this::concerns)
                .toList();
    }

    private boolean concerns(Message told) {
        return told.names(seat)
                || view.roster().occupancies().stream().map(Occupancy::seat).noneMatch(told::names);
    }

    /** That standing lines were sent, and which of them could not be. */
    private List<String> standing(CampaignTurn turn, OwnCards.Found found) {
        Optional<StandingDesk.Used> used = context.office().writing().standing().used(turn.key(), seat);
        List<String> lines = new ArrayList<>();
        used.ifPresent(use -> {
            lines.add(speech.say("discord.card.fixed-sent", "stood", use.stood()));
            for (int i = 0; i < use.dropped().size(); i++) {
                lines.add(context.emblems().sign("✖") + " "
                        + order(use.dropped().get(i), found) + " "
                        + tongue.capital(crested.say(use.reasons().get(i)).strip()));
            }
        });
        return lines;
    }

    private List<String> lines(OwnCards.Found found) {
        return new OwnLines(
                        speech,
                        tongue,
                        order -> order(order, found),
                        found.after().rules().tell()::carriedOut,
                        found.after()::setback,
                        context.emblems()::sign)
                .of(found.story(), seat);
    }

    /** An order in words, by what things were called when it was written; as it is typed where the ruleset has none. */
    private String order(Order order, OwnCards.Found found) {
        return context.told(view.roster(), tongue, found.before())
                .apply(order)
                .map(told -> "**" + tongue.capital(speech.say(told)) + ".**")
                .orElseGet(() ->
                        OrderLine.shown(context.lines(view.roster(), tongue).apply(order)));
    }

    private Picture plate(CampaignTurn turn, OwnCards.Found found) {
        Scene scene = found.after().sceneSince(found.before(), found.story(), Viewer.of(seat));
        int seen = context.office().archive().number(turn.key()).seen();
        return context.gallery().own(view.look(), seen, scene, seat);
    }

    /** Returns the card's foot: the seat's place in the standings, the regents, and the next deadline. */
    private String foot(CampaignTurn turn, OwnCards.Found found) {
        List<String> lines = new ArrayList<>();
        new StandingsLines(
                        crested,
                        found.before().standings(),
                        found.after().gainsSince(found.before(), found.story()),
                        Set.of())
                .of(found.after().standings(), seat)
                .ifPresent(lines::add);
        regents(turn).ifPresent(lines::add);
        next(turn).ifPresent(lines::add);
        return lines.stream().collect(Collectors.joining("\n"));
    }

    /** For which other players a regent has acted. */
    private Optional<String> regents(CampaignTurn turn) {
        int number = turn.key().number();
        List<Seat> seats = context.office().away().regents(view.roster(), number, number).stream()
                .filter(other ->
                        !other.equals(seat) && view.roster().occupancy(other).played())
                .toList();
        return Optional.of(seats)
                .filter(some -> !some.isEmpty())
                .map(some -> speech.say("discord.post.regents", "seats", some));
    }

    private Optional<String> next(CampaignTurn turn) {
        return context.office()
                .archive()
                .turn(view.campaign().id(), turn.key().number() + 1)
                .flatMap(following -> NextTurn.own(context, speech).say(view.roster(), following));
    }
}
