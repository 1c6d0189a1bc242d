package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Loan;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Menu;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.page.DeadlineLine;
import heraldo.bot.discord.page.PetitionLines;
import heraldo.bot.discord.text.CadenceWords;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A campaign in front of its game master: when its turn ends, who has sent orders, what is offered, and menus for all that can
 * be done. Of anybody's orders it only says that there are some.
 */
final class Panel {

    private static final String SMALL = "-# ";
    private static final String WORDS = "discord.panel.";

    private final BotContext context;
    private final EdictDesk edicts;
    private final Admitted admitted;
    private final Roster roster;
    private final Campaign campaign;
    private final Tongue tongue;
    private final Speech speech;

    /** The panel of an admitted caller, as the campaign is now. */
    Panel(BotContext context, EdictDesk edicts, Admitted before) {
        this.context = context;
        this.edicts = edicts;
        this.roster = context.office().campaigns().roster(before.campaign().id());
        this.admitted = Admitted.to(roster, before.call(), before.right());
        this.campaign = roster.campaign();
        this.tongue = before.tongue();
        this.speech = context.speech(roster, tongue);
    }

    /** All of it, with what the last press came to. */
    Card card(Optional<String> note) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## 🎛️ " + speech.say(WORDS + "title", "campaign", new PlayerText(campaign.name())) + "\n"
                + String.join("\n", time())));
        note.ifPresent(told -> parts.add(new Words(told)));
        parts.add(new Rule());
        parts.add(new Words(String.join("\n", seats())));
        parts.addAll(pending());
        parts.addAll(menus());
        parts.add(new Keys(keys()));
        parts.add(new Words(SMALL + speech.say(WORDS + "foot")));
        return new Card("", Tone.WARNING.rgb(), parts);
    }

    private List<String> time() {
        List<String> lines = new ArrayList<>();
        roster.turn().filter(unused -> running()).ifPresent(turn -> lines.add(turn(turn)));
        if (campaign.status() == CampaignStatus.ENDED) {
            return List.of(SMALL + speech.say("discord.status.over"));
        }
        lines.add(SMALL + cadence());
        LocalDate today =
                LocalDate.ofInstant(admitted.act().at(), campaign.cadence().zone());
        new CadenceWords(speech).quietFrom(campaign.cadence(), today).ifPresent(quiet -> lines.add(SMALL + quiet));
        return lines;
    }

    /** Returns whether the open turn takes edicts and orders. */
    private boolean writable() {
        return running()
                && roster.turn().filter(turn -> turn.status().takesOrders()).isPresent()
                && position().isPresent();
    }

    private boolean running() {
        return campaign.status() == CampaignStatus.RUNNING;
    }

    private String turn(CampaignTurn turn) {
        String label = position()
                .map(open -> tongue.capital(speech.say(open.turn().label())))
                .orElseGet(() -> speech.say(WORDS + "illegible"));
        String until = turn.status().takesOrders()
                ? turn.ends()
                        .filter(ends -> turn.clock().early().isPresent())
                        .map(ends -> speech.say(WORDS + "early", "when", Moment.both(ends)))
                        .orElseGet(() -> DeadlineLine.of(turn, speech))
                : speech.say(WORDS + "closed", "status", turn.status().name());
        return "**" + label + "** · " + until;
    }

    /**
     * Returns the length of turns that have one of their own, or else the cadence, and whether turns end early once all are
     * ready.
     */
    private String cadence() {
        Optional<Duration> lasts =
                position().flatMap(open -> open.turn().length().lasts());
        if (lasts.isPresent()) {
            int hours = (int) lasts.get().toHours();
            return tongue.capital(speech.say("discord.status.hours", "hours", hours)) + ".";
        }
        String when = new CadenceWords(speech)
                .say(campaign.cadence().cron(), campaign.cadence().zone());
        return speech.say(
                WORDS + "cadence",
                "when",
                tongue.capital(when),
                "early",
                String.valueOf(campaign.terms().early().possible()),
                "minutes",
                campaign.terms().early().window());
    }

    private Optional<Position<?>> position() {
        return roster.turn().isPresent() ? context.office().archive().legible(campaign.id()) : Optional.empty();
    }

    private List<Seat> awaited() {
        return running() && position().isPresent() ? context.office().archive().awaited(campaign.id()) : List.of();
    }

    private List<String> seats() {
        Speech crested = context.crested(campaign, speech);
        List<Seat> awaited = awaited();
        List<Seat> out = context.office().archive().out(roster);
        List<Loan> loans = context.office().staff().loans(campaign.id());
        return roster.occupancies().stream()
                .map(occupancy -> out.contains(occupancy.seat())
                        ? SMALL + seat(occupancy, State.OUT, crested, loans)
                        : seat(occupancy, state(occupancy, awaited), crested, loans))
                .toList();
    }

    private String seat(Occupancy occupancy, State state, Speech crested, List<Loan> loans) {
        Optional<Loan> loan = loans.stream()
                .filter(each -> each.seat().equals(occupancy.seat()))
                .findFirst();
        return state.sign + " "
                + crested.say(
                        WORDS + "seat",
                        "seat",
                        occupancy.seat(),
                        "player",
                        new PlayerText(occupancy.userName()),
                        "state",
                        state.name(),
                        "free",
                        String.valueOf(campaign.offers(occupancy) && state != State.FREE && state != State.OUT),
                        "silent",
                        occupancy.silent(),
                        "owner",
                        new PlayerText(loan.map(Loan::ownerName).orElse("")),
                        "left",
                        loan.map(Loan::left).orElse(0));
    }

    /** The states of a seat, each with its sign. */
    private enum State {
        READY("✅"),
        AWAITED("⏳"),
        AWAY("🧳"),
        GOVERNED("🤖"),
        IDLE("💤"),
        SEATED("🪑"),
        FREE("➖"),
        NOBODY("➖"),
        CLOSED("🔒"),
        OUT("†"),
        REGENT("🤖");

        private final String sign;

        State(String sign) {
            this.sign = sign;
        }
    }

    private State state(Occupancy occupancy, List<Seat> awaited) {
        if (!occupancy.played()) {
            return occupancy.holder() != Holder.OPEN
                    ? State.REGENT
                    : campaign.offers(occupancy) ? State.FREE : State.NOBODY;
        }
        if (!running()) {
            return State.SEATED;
        }
        if (roster.turn().filter(turn -> turn.status().takesOrders()).isEmpty()) {
            return State.CLOSED;
        }
        boolean due = position()
                .filter(open -> open.turn().due().contains(occupancy.seat()))
                .isPresent();
        if (!due) {
            return State.IDLE;
        }
        if (!awaited.contains(occupancy.seat())) {
            return State.READY;
        }
        if (away(occupancy)) {
            return State.AWAY;
        }
        return context.office().away().regencies(roster).contains(occupancy.seat()) ? State.GOVERNED : State.AWAITED;
    }

    /** Returns whether a player has announced an absence at the turn's deadline. */
    private boolean away(Occupancy occupancy) {
        return roster.turn()
                .flatMap(CampaignTurn::due)
                .filter(due -> context.office().away().away(campaign, occupancy.user(), due))
                .isPresent();
    }

    /** Returns the section of pending offers, petitions and edicts. */
    private List<Part> pending() {
        List<String> offers =
                Stream.concat(offers().stream(), petitions().stream()).toList();
        List<Part> decrees = writable() ? edicts.pending(admitted) : List.of();
        if (offers.isEmpty() && decrees.isEmpty()) {
            return List.of();
        }
        List<Part> parts = new ArrayList<>(List.of(new Rule()));
        String heading = "**" + speech.say(WORDS + "pending") + "**";
        parts.add(new Words(Stream.concat(Stream.of(heading), offers.stream()).collect(Collectors.joining("\n"))));
        parts.addAll(decrees);
        return parts;
    }

    private List<String> offers() {
        return context.office().staff().invitations(campaign.id()).stream()
                .map(this::offered)
                .toList();
    }

    /** Lists the open petitions, which the game master can settle. */
    private List<String> petitions() {
        PetitionLines lines = new PetitionLines(speech);
        return context.office().helm().petitions().open(campaign.id()).stream()
                .map(tally -> "🗳️ " + lines.asked(tally) + " "
                        + speech.say(
                                WORDS + "votes",
                                "favour",
                                tally.favour().size(),
                                "against",
                                tally.against().size(),
                                "needed",
                                tally.needed()))
                .toList();
    }

    private String offered(Invitation invitation) {
        PlayerText player = new PlayerText(invitation.guest().name());
        String until = Moment.relative(invitation.span().until());
        String trust = invitation.guest().user() == 0
                ? ""
                : new Trust(context, campaign, speech).note(invitation.guest().user());
        return "✉️ "
                + invitation
                        .seat()
                        .map(seat -> speech.say(
                                WORDS + "offered",
                                "seat",
                                seat,
                                "who",
                                Slate.who(invitation.guest().name()),
                                "player",
                                player,
                                "turns",
                                invitation.turns(),
                                "until",
                                until))
                        .orElseGet(() -> speech.say(WORDS + "offered-direction", "player", player, "until", until))
                + trust;
    }

    private List<Part> menus() {
        List<Part> menus = new ArrayList<>();
        if (running()) {
            menus.add(menu(PanelPress.TIME, "time", new TimeMenu(speech).choices(roster)));
        }
        if (writable()) {
            menus.addAll(edicts.menus(admitted));
        }
        if (campaign.status() != CampaignStatus.ENDED) {
            menus.add(menu(PanelPress.SEAT, "people", people()));
        }
        menus.add(menu(PanelPress.MORE, "more", new MoreMenu(speech).choices(campaign)));
        return menus;
    }

    private Menu menu(PanelPress press, String hint, List<MenuChoice> choices) {
        return new Menu(speech.plain().say(WORDS + hint), press.componentId(admitted.act(), ""), choices, 1);
    }

    private List<MenuChoice> people() {
        Speech plain = speech.plain();
        return roster.occupancies().stream()
                .map(occupancy -> MenuChoice.of(
                        String.valueOf(occupancy.seat().number()),
                        plain.of(occupancy.seat()),
                        plain.say(
                                WORDS + "holder",
                                "who",
                                Slate.who(occupancy.userName()),
                                "player",
                                new PlayerText(occupancy.userName()),
                                "silent",
                                occupancy.silent())))
                .toList();
    }

    private List<AnswerButton> keys() {
        return Stream.concat(reminder().stream(), Stream.of(key("refresh", PanelPress.SHOW, "")))
                .toList();
    }

    /** The first who is waited for can be reminded by one press. */
    private Optional<AnswerButton> reminder() {
        Stream<Seat> here = awaited().stream().filter(seat -> !away(roster.occupancy(seat)));
        return here.findFirst().map(seat -> {
            String name = roster.occupancy(seat).userName();
            String label = speech.plain().say(WORDS + "remind", "player", new PlayerText(name));
            return new AnswerButton(
                    label, PanelPress.REMIND.componentId(admitted.act(), String.valueOf(seat.number())), Weight.MAIN);
        });
    }

    private AnswerButton key(String label, PanelPress press, String detail) {
        return new AnswerButton(
                speech.plain().say(WORDS + label), press.componentId(admitted.act(), detail), Weight.SIDE);
    }
}
