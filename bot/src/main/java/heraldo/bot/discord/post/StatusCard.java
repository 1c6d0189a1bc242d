package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.command.JoinButton;
import heraldo.bot.discord.command.Shortcut.Kind;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Aside;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.ClockWords;
import heraldo.bot.discord.page.DeadlineLine;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The content of a campaign's status message: the game, its players, the seats for which the turn waits, and the deadline.
 * Nothing in it is secret.
 */
final class StatusCard {

    private static final String SMALL = "-# ";

    private final BotContext context;
    private final Roster roster;
    private final Campaign campaign;
    private final Tongue tongue;
    private final Speech speech;
    private final Optional<Position<?>> position;
    /** The seats for which the turn waits; empty if it does not take orders any more, or the campaign does not show them. */
    private final Optional<List<Seat>> awaited;

    StatusCard(BotContext context, Roster roster) {
        this.context = context;
        this.roster = roster;
        this.campaign = roster.campaign();
        this.tongue = context.tongue(campaign);
        this.speech = context.speech(roster, tongue);
        this.position = context.office()
                .archive()
                .legible(campaign.id())
                .filter(any -> roster.turn().isPresent());
        this.awaited = roster.turn()
                .filter(turn -> campaign.terms().showsDue() && position.isPresent())
                .flatMap(turn -> context.office().archive().awaited(turn.key()));
    }

    /** The sign behind the name of a seat. */
    private enum Sign {
        READY("✅"),
        AWAITED("⏳"),
        REGENT("🤖");

        private final String picture;

        Sign(String picture) {
            this.picture = picture;
        }
    }

    /**
     * The card.
     *
     * @param map the board; empty if there is none yet
     */
    Card of(Optional<Picture> map) {
        Set<Sign> signs = new LinkedHashSet<>();
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## " + speech.inLine().typed(campaign.name())));
        parts.add(map.<Part>map(picture -> new Aside(about(), picture)).orElseGet(() -> new Words(about())));
        parts.add(new Rule());
        parts.add(new Words(seats(signs)));
        parts.add(new Rule());
        parts.add(new Words(until(signs)));
        parts.add(new Keys(keys()));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    /** Returns the lines about the game, its turn and its clock. */
    private String about() {
        List<String> lines = new ArrayList<>();
        context.game(campaign.ruleset())
                .ifPresent(game -> lines.add("**" + context.title(campaign, tongue) + "**. " + speech.say("pitch")));
        lines.add(String.join(" · ", when()));
        if (campaign.terms().gameMasterSees()) {
            lines.add(speech.say("discord.post.gm-sees"));
        }
        return String.join("\n", lines);
    }

    private List<String> when() {
        List<String> parts = new ArrayList<>();
        position.map(Position::turn).ifPresent(turn -> parts.addAll(turn(turn)));
        parts.add(clock());
        return parts;
    }

    private List<String> turn(Turn turn) {
        String label = "**" + tongue.capital(speech.say(turn.label())) + "**";
        int number = context.office()
                .archive()
                .number(roster.turn().orElseThrow().key())
                .seen();
        String told = turn.due().isEmpty() ? "discord.status.after" : "discord.status.turn";
        return turn.counted() ? List.of(label) : List.of(label, speech.say(told, "number", number));
    }

    private String clock() {
        if (campaign.lesson()) {
            return speech.say("discord.lesson.pace");
        }
        Optional<Integer> hours =
                position.flatMap(open -> open.turn().length().lasts()).map(length -> (int) length.toHours());
        return hours.map(most -> speech.say("discord.status.hours", "hours", most))
                .orElseGet(() -> new ClockWords(campaign, speech).say());
    }

    /** A line for each seat. */
    private String seats(Set<Sign> signs) {
        Speech crested = context.crested(campaign, speech);
        List<String> lines = new ArrayList<>();
        Set<Seat> regencies = context.office().away().regencies(roster);
        List<Seat> out = context.office().archive().out(roster);
        for (Occupancy occupancy : roster.occupancies()) {
            boolean gone = out.contains(occupancy.seat());
            Optional<Sign> sign = sign(occupancy).filter(any -> !gone);
            sign.ifPresent(signs::add);
            String line = crested.say(
                    "discord.status.seat",
                    "seat",
                    occupancy.seat(),
                    "holder",
                    occupancy.holder().name().toLowerCase(Locale.ROOT),
                    "player",
                    new PlayerText(occupancy.userName()),
                    "out",
                    String.valueOf(gone),
                    "regent",
                    String.valueOf(regencies.contains(occupancy.seat())),
                    "free",
                    String.valueOf(campaign.offers(occupancy)));
            lines.add(sign.map(shown -> line + " " + shown.picture).orElse(line));
        }
        return String.join("\n", lines);
    }

    private Optional<Sign> sign(Occupancy occupancy) {
        if (campaign.status() != CampaignStatus.RUNNING) {
            return Optional.empty();
        }
        if (!occupancy.played()) {
            return Optional.of(Sign.REGENT).filter(sign -> occupancy.holder() != Holder.OPEN);
        }
        Seat seat = occupancy.seat();
        return awaited.filter(any ->
                        position.stream().anyMatch(open -> open.turn().due().contains(seat)))
                .map(seats -> seats.contains(seat) ? Sign.AWAITED : Sign.READY);
    }

    /** Until when, and what the signs mean that are shown. */
    private String until(Set<Sign> signs) {
        List<String> small = new ArrayList<>();
        for (Sign sign : signs) {
            small.add(sign.picture + " "
                    + speech.say("discord.status.sign." + sign.name().toLowerCase(Locale.ROOT)));
        }
        small.add(speech.say("discord.status.proofs"));
        return deadline() + "\n" + SMALL + String.join(" · ", small);
    }

    private String deadline() {
        if (campaign.status() == CampaignStatus.ENDED) {
            return speech.say("discord.status.over");
        }
        if (campaign.lesson()) {
            return speech.say("discord.lesson.own");
        }
        Optional<String> early = roster.turn()
                .filter(turn ->
                        turn.status().takesOrders() && turn.clock().early().isPresent())
                .flatMap(CampaignTurn::ends)
                .map(at -> "⏳ " + speech.say("discord.status.early", "when", Moment.both(at)));
        if (early.isPresent()) {
            return early.get();
        }
        return roster.turn()
                .map(turn -> (turn.deadline().isPresent() ? "⏰ " : "") + DeadlineLine.of(turn, speech))
                .orElseGet(() -> speech.say("discord.no-deadline"));
    }

    /** They do not age: the message may still show a turn that has just ended. */
    private List<AnswerButton> keys() {
        List<AnswerButton> keys = new ArrayList<>();
        keys.add(key("orders", Kind.ORDERS, Weight.MAIN));
        keys.add(key("map", Kind.MAP, Weight.SIDE));
        keys.add(key("standings", Kind.FAME, Weight.SIDE));
        keys.add(key("how", Kind.HELP, Weight.SIDE));
        if (campaign.status() == CampaignStatus.RUNNING && !roster.free().isEmpty()) {
            String join = speech.plain().say("discord.key.join");
            keys.add(new AnswerButton(join, JoinButton.componentId(campaign.id()), Weight.CONSENT));
        }
        return keys;
    }

    private AnswerButton key(String name, Kind kind, Weight weight) {
        return new AnswerButton(speech.plain().say("discord.key." + name), kind.componentId(campaign.id(), 0), weight);
    }
}
