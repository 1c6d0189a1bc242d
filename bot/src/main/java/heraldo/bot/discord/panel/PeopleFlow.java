package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Loan;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.seat.StaffDesk;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The panel flow of the players: reminders, replacements, offers and removals. */
final class PeopleFlow {

    private static final String GAP = " ";
    private static final int FOR_GOOD = 0;
    private static final int LONGEST = 12;

    private final BotContext context;
    private final EdictDesk edicts;
    private final Staffing staffing;

    PeopleFlow(BotContext context, EdictDesk edicts, Staffing staffing) {
        this.context = context;
        this.edicts = edicts;
        this.staffing = staffing;
    }

    List<ComponentHandler> controls() {
        return List.of(
                control(
                        PanelPress.SEAT,
                        admitted -> chosen(admitted)
                                .map(number -> seat(admitted, number))
                                .orElseGet(() -> slate(admitted).panel(Optional.empty()))),
                act(PanelPress.REMIND, StaffDesk::remind),
                control(PanelPress.REPLACE, admitted -> people(admitted, detail(admitted), FOR_GOOD)),
                control(PanelPress.LEND, this::lend),
                control(PanelPress.GUEST, this::ask),
                control(PanelPress.INVITE, this::invite),
                control(
                        PanelPress.OFFER,
                        admitted -> askOffer(admitted, new Seat(detail(admitted)), FOR_GOOD)
                                .orElseGet(() -> offer(admitted, detail(admitted), FOR_GOOD))),
                control(PanelPress.OFFERED, this::offered),
                act(PanelPress.WITHDRAW, StaffDesk::withdraw),
                act(PanelPress.RECALL, StaffDesk::recall),
                control(PanelPress.REMOVE, this::askRemove));
    }

    /** Something that is done to a seat. */
    @FunctionalInterface
    private interface Deed {
        Message at(StaffDesk desk, Act act, Seat seat);
    }

    private ComponentHandler act(PanelPress press, Deed deed) {
        return control(
                press,
                admitted -> slate(admitted)
                        .done(deed.at(context.office().staff(), admitted.act(), new Seat(detail(admitted)))));
    }

    private Slate slate(Admitted admitted) {
        return new Slate(context, edicts, admitted);
    }

    private Card panel(Admitted admitted) {
        return new Panel(context, edicts, admitted).card(Optional.empty());
    }

    private ComponentHandler control(PanelPress press, Function<Admitted, Answer> deed) {
        return press.control(deed, this::panel);
    }

    /** The number that a press bears. */
    private static int detail(Admitted admitted) {
        return Integer.parseInt(PanelPress.detail(admitted.call()));
    }

    /** The seat that was chosen, if there is one of that number. */
    private static Optional<Integer> chosen(Admitted admitted) {
        return admitted.roster().occupancies().stream()
                .map(occupancy -> occupancy.seat().number())
                .filter(number -> admitted.call().text(Call.CHOSEN).equals(Optional.of(String.valueOf(number))))
                .findFirst();
    }

    /** Shows a seat with the buttons for its actions. */
    private Answer seat(Admitted admitted, int number) {
        Slate slate = slate(admitted);
        Occupancy occupancy = slate.seat(number);
        String detail = String.valueOf(number);
        List<AnswerButton> keys = new ArrayList<>();
        boolean running = admitted.campaign().status() == CampaignStatus.RUNNING;
        boolean lent = lent(admitted, occupancy);
        if (running && occupancy.played()) {
            keys.add(key(slate, occupancy, "remind", PanelPress.REMIND, Weight.MAIN));
        }
        if (running || !occupancy.played()) {
            String label = occupancy.played() ? "replace" : "invite";
            keys.add(slate.key(label, PanelPress.REPLACE, detail, Weight.SIDE));
            keys.add(slate.key("offer", PanelPress.OFFER, detail, Weight.SIDE));
        }
        if (running && !lent) {
            keys.add(slate.key("lend", PanelPress.LEND, detail, Weight.SIDE));
        }
        if (admitted.campaign().deserted(occupancy)) {
            keys.add(slate.key("keep-regent", PanelPress.WITHDRAW, detail, Weight.SIDE));
        } else if (offered(admitted, occupancy)) {
            keys.add(slate.key("withdraw", PanelPress.WITHDRAW, detail, Weight.SIDE));
        }
        if (lent) {
            keys.add(slate.key("recall", PanelPress.RECALL, detail, Weight.SIDE));
        }
        if (occupancy.played()) {
            keys.add(slate.key("remove", PanelPress.REMOVE, detail, Weight.DANGER));
        }
        return slate.show(about(slate, occupancy), List.of(), keys);
    }

    private String about(Slate slate, Occupancy occupancy) {
        return "### "
                + slate.speech()
                        .say(
                                "discord.panel.about-seat",
                                "seat",
                                occupancy.seat(),
                                "who",
                                Slate.who(occupancy.userName()),
                                "player",
                                new PlayerText(occupancy.userName()),
                                "silent",
                                occupancy.silent());
    }

    private static AnswerButton key(Slate slate, Occupancy occupancy, String label, PanelPress press, Weight weight) {
        String words =
                slate.speech().plain().say("discord.panel." + label, "player", new PlayerText(occupancy.userName()));
        AnswerButton usual =
                slate.key(label, press, String.valueOf(occupancy.seat().number()), weight);
        return new AnswerButton(words, usual.componentId(), weight);
    }

    /**
     * The question whether a seat is to be offered to everybody while somebody holds it; empty if nobody does.
     *
     * @param turns for how many turns; 0 for good
     */
    Optional<Answer> askOffer(Admitted admitted, Seat seat, int turns) {
        Slate slate = slate(admitted);
        Occupancy occupancy = slate.seat(seat.number());
        if (!occupancy.played()) {
            return Optional.empty();
        }
        String text = slate.speech()
                .say(
                        "discord.panel.ask-offer",
                        "seat",
                        seat,
                        "player",
                        new PlayerText(occupancy.userName()),
                        "turns",
                        turns);
        return Optional.of(slate.ask(text, "offer", PanelPress.OFFERED, seat.number() + GAP + turns));
    }

    private Answer offered(Admitted admitted) {
        String[] meant = PanelPress.detail(admitted.call()).split(GAP, -1);
        return offer(admitted, Integer.parseInt(meant[0]), Integer.parseInt(meant[1]));
    }

    private Answer offer(Admitted admitted, int seat, int turns) {
        return slate(admitted)
                .done(context.office().staff().invite(admitted.act(), new Seat(seat), Guest.ANYBODY, turns));
    }

    private boolean offered(Admitted admitted, Occupancy occupancy) {
        return context.office().staff().invitations(admitted.campaign().id()).stream()
                .map(Invitation::seat)
                .anyMatch(seat -> seat.filter(occupancy.seat()::equals).isPresent());
    }

    private boolean lent(Admitted admitted, Occupancy occupancy) {
        return context.office().staff().loans(admitted.campaign().id()).stream()
                .map(Loan::seat)
                .anyMatch(occupancy.seat()::equals);
    }

    /** For how many turns; then, to whom. */
    private Answer lend(Admitted admitted) {
        Slate slate = slate(admitted);
        int number = detail(admitted);
        Optional<Integer> chosen = IntStream.rangeClosed(1, LONGEST)
                .boxed()
                .filter(count -> admitted.call().text(Call.CHOSEN).equals(Optional.of(String.valueOf(count))))
                .findFirst();
        if (chosen.isPresent()) {
            return people(admitted, number, chosen.get());
        }
        int most = admitted.turn()
                .flatMap(open -> context.office().archive().before(open.key()))
                .map(position -> position.turnsAhead(LONGEST))
                .orElse(LONGEST);
        List<MenuChoice> turns = IntStream.rangeClosed(1, most)
                .mapToObj(count -> MenuChoice.of(
                        String.valueOf(count), slate.speech().plain().say("discord.panel.turns", "turns", count), ""))
                .toList();
        Card.Menu menu = new Card.Menu(
                slate.speech().plain().say("discord.panel.how-long"),
                PanelPress.LEND.componentId(admitted.act(), String.valueOf(number)),
                turns,
                1);
        return slate.show(about(slate, slate.seat(number)), List.of(menu), List.of());
    }

    private Answer people(Admitted admitted, int number, int turns) {
        Slate slate = slate(admitted);
        Card.People menu = new Card.People(
                slate.speech().plain().say("discord.panel.who", "seat", new Seat(number)),
                PanelPress.GUEST.componentId(admitted.act(), number + GAP + turns));
        return slate.show(about(slate, slate.seat(number)), List.of(menu), List.of());
    }

    /** With its consequences, before anybody is asked. */
    private Answer ask(Admitted admitted) {
        Slate slate = slate(admitted);
        String[] meant = PanelPress.detail(admitted.call()).split(GAP, -1);
        Optional<String> chosen = Slate.person(admitted);
        if (chosen.isEmpty()) {
            return slate.panel(Optional.empty());
        }
        String user = chosen.get();
        Guest guest = staffing.guest(admitted, Long.parseUnsignedLong(user));
        Occupancy occupancy = slate.seat(Integer.parseInt(meant[0]));
        context.office().staff().demandAskable(admitted.campaign().id(), occupancy.seat(), guest);
        String text = slate.speech()
                        .say(
                                "discord.panel.ask-invite",
                                "seat",
                                occupancy.seat(),
                                "guest",
                                new PlayerText(guest.name()),
                                "free",
                                String.valueOf(admitted.roster().free().contains(occupancy.seat())),
                                "who",
                                Slate.who(occupancy.userName()),
                                "player",
                                new PlayerText(occupancy.userName()),
                                "turns",
                                Integer.parseInt(meant[1]))
                + new Trust(context, admitted.campaign(), slate.speech()).sentence(guest.user(), guest.name());
        AnswerButton yes = slate.key(
                "invite-them",
                PanelPress.INVITE,
                String.join(GAP, meant[0], meant[1], PanelPress.shortened(user)),
                Weight.CONSENT);
        return slate.ask(text, List.of(), List.of(yes));
    }

    private Answer invite(Admitted admitted) {
        String[] meant = PanelPress.detail(admitted.call()).split(GAP, -1);
        Guest guest = staffing.guest(admitted, PanelPress.person(meant[2]));
        return slate(admitted)
                .done(context.office()
                        .staff()
                        .invite(
                                admitted.act(),
                                new Seat(Integer.parseInt(meant[0])),
                                guest,
                                Integer.parseInt(meant[1])));
    }

    private Answer askRemove(Admitted admitted) {
        Slate slate = slate(admitted);
        Occupancy occupancy = slate.seat(detail(admitted));
        String text = slate.speech()
                .say(
                        "discord.panel.ask-remove",
                        "seat",
                        occupancy.seat(),
                        "player",
                        new PlayerText(occupancy.userName()),
                        "running",
                        String.valueOf(admitted.campaign().status() == CampaignStatus.RUNNING));
        String detail = String.valueOf(occupancy.seat().number());
        return slate.ask(
                text,
                List.of(),
                List.of(
                        slate.key("remove", PanelPress.REMOVED, detail, Weight.DANGER),
                        slate.key("remove-why", PanelPress.REMOVE_WHY, detail, Weight.SIDE)));
    }
}
