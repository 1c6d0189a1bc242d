package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.command.Shortcut;
import heraldo.bot.discord.command.TurnButton;
import heraldo.bot.discord.command.TurnReport;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.StandingsLines;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The end of a campaign: who won and how all stand, for everybody; the same shortly, and how it stands, for each seat. */
final class EndPost {

    private final Letter letter;
    private final BotContext context;
    private final CampaignId campaign;
    private final Speech speech;
    private final Position<?> last;

    EndPost(Letter letter) {
        this.letter = letter;
        this.context = letter.context();
        this.campaign = letter.campaign().id();
        this.speech = letter.speech();
        this.last = context.office().archive().position(campaign);
    }

    /** Writes the post for everybody. Each picture has the whole width to itself, as a phone would cut two side by side. */
    Card write() {
        List<Part> parts = new ArrayList<>();
        String told = last.outcome()
                .map(outcome -> won(outcome) + "\n" + speech.say(outcome.reason()))
                .orElseGet(() -> letter.words("discord.post.ended"));
        parts.add(new Words("## " + speech.plain().say("discord.post.ended-title") + "\n" + told));
        for (Picture picture : pictures()) {
            parts.add(new Show(List.of(picture)));
        }
        parts.add(new Words(String.join("\n", lines().of(last.standings()))));
        parts.add(new Keys(keys()));
        return new Card("", accent(letter, last.standings()), parts);
    }

    /** Lines for a seat's own channel. */
    List<String> own(Seat seat) {
        List<String> told = new ArrayList<>();
        told.add(last.outcome()
                .map(outcome -> speech.say("discord.post.ended") + " " + won(outcome))
                .orElseGet(() -> letter.words("discord.post.ended")));
        lines().of(last.standings(), seat).ifPresent(told::add);
        return told;
    }

    /** The button that opens the final table. */
    AnswerButton standings() {
        return key("standings", Shortcut.Kind.FAME.componentId(campaign, 0));
    }

    /** The colour of whoever leads alone. */
    static int accent(Letter letter, Standings standings) {
        List<Standings.Row> rows = standings.rows();
        boolean alone = rows.size() > 1 && rows.get(0).total() != rows.get(1).total();
        return alone
                ? letter.context()
                        .emblems()
                        .colour(letter.campaign().ruleset(), rows.get(0).seat())
                : Tone.CALM.rgb();
    }

    /** Returns the sentence about the winners, the best placed first. */
    private String won(Outcome outcome) {
        SortedMap<Seat, Integer> places = last.standings().places();
        List<Seat> first = outcome.winners().stream()
                .sorted(Comparator.comparing(seat -> places.getOrDefault(seat, Integer.MAX_VALUE)))
                .toList();
        return first.isEmpty()
                ? speech.say("discord.post.nobody-won")
                : speech.say("discord.post.won", "winners", first);
    }

    /** Nothing has changed any more. */
    private StandingsLines lines() {
        Set<Seat> regents = letter.roster().occupancies().stream()
                .filter(occupancy -> !occupancy.played())
                .map(Occupancy::seat)
                .collect(Collectors.toUnmodifiableSet());
        return new StandingsLines(
                context.crested(letter.campaign(), speech), last.standings(), new TreeMap<>(), regents);
    }

    /** Returns the pictures of the standings and their history. */
    private Picture[] pictures() {
        return context.gallery()
                .standings(
                        context.look(letter.campaign(), speech),
                        context.office()
                                .memory()
                                .history()
                                .until(campaign, letter.number().seen()),
                        letter.label());
    }

    private List<AnswerButton> keys() {
        List<AnswerButton> keys = new ArrayList<>();
        keys.add(key("map", Shortcut.Kind.MAP.componentId(campaign, 0)));
        keys.add(standings());
        ended(letter).ifPresent(turn -> {
            keys.add(key(
                    "everything", TurnReport.componentId(campaign, turn.key().number())));
            int seen = context.office().archive().number(turn.key()).seen();
            keys.add(key("proof", TurnButton.Kind.PROOF.componentId(campaign, seen)));
        });
        return keys;
    }

    /** The last turn that has ended: what the direction ends stops the next one in its midst. */
    static Optional<CampaignTurn> ended(Letter letter) {
        CampaignTurn turn = letter.turn();
        return turn.result().isPresent()
                ? Optional.of(turn)
                : letter.context()
                        .office()
                        .archive()
                        .turn(turn.key().campaign(), turn.key().number() - 1);
    }

    private AnswerButton key(String name, ComponentId meaning) {
        return new AnswerButton(speech.plain().say("discord.key." + name), meaning, Weight.SIDE);
    }
}
