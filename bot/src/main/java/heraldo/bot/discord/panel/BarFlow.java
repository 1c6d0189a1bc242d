package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Bar;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.seat.StaffDesk;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** The panel flow in which a game master takes players out, bars people from playing, and readmits them. */
final class BarFlow {

    private static final String REASON = "reason";

    private final BotContext context;
    private final EdictDesk edicts;
    private final Staffing staffing;

    BarFlow(BotContext context, EdictDesk edicts, Staffing staffing) {
        this.context = context;
        this.edicts = edicts;
        this.staffing = staffing;
    }

    List<ComponentHandler> controls() {
        return List.of(
                PanelPress.REMOVED.control(
                        admitted -> slate(admitted)
                                .done(desk().remove(admitted.act(), new Seat(number(admitted)), reason(admitted))),
                        this::panel),
                PanelPress.BAR_WHOM.control(this::ask, this::panel),
                PanelPress.BAR.control(
                        admitted -> slate(admitted).done(desk().bar(admitted.act(), guest(admitted), reason(admitted))),
                        this::panel),
                PanelPress.READMIT.control(
                        admitted -> slate(admitted).done(desk().readmit(admitted.act(), guest(admitted))), this::panel),
                form(PanelPress.REMOVE_WHY, PanelPress.REMOVED, "remove-why"),
                form(PanelPress.BAR_WHY, PanelPress.BAR, "bar-why"));
    }

    private StaffDesk desk() {
        return context.office().staff();
    }

    private Slate slate(Admitted admitted) {
        return new Slate(context, edicts, admitted);
    }

    private Card panel(Admitted admitted) {
        return new Panel(context, edicts, admitted).card(Optional.empty());
    }

    /** A button that opens the form for a reason. */
    private ComponentHandler form(PanelPress button, PanelPress sent, String title) {
        return button.control(
                admitted -> Optional.of(form(admitted, sent, title)),
                admitted -> slate(admitted).panel(Optional.empty()),
                this::panel);
    }

    private ModalForm form(Admitted admitted, PanelPress sent, String title) {
        Speech plain = slate(admitted).speech().plain();
        ModalForm.Input reason = new ModalForm.Input(
                REASON,
                plain.say("discord.panel.why"),
                plain.say("discord.panel.about-why"),
                Optional.empty(),
                Bar.LONGEST_REASON,
                true);
        return new ModalForm(
                Slate.title(plain.say("discord.panel." + title)),
                sent.componentId(admitted.act(), PanelPress.detail(admitted.call())),
                List.of(reason));
    }

    /** Asks for the person who is to be barred or readmitted. */
    Answer whom(Admitted admitted) {
        Slate slate = slate(admitted);
        Card.People menu = new Card.People(
                slate.speech().plain().say("discord.panel.bar-whom"),
                PanelPress.BAR_WHOM.componentId(admitted.act(), ""));
        return slate.show(slate.speech().say("discord.panel.ask-bar-whom"), List.of(menu), List.of());
    }

    /** Asks whether somebody is to be readmitted if they are barred, and whether to be barred otherwise. */
    private Answer ask(Admitted admitted) {
        Slate slate = slate(admitted);
        Optional<String> chosen = Slate.person(admitted);
        if (chosen.isEmpty()) {
            return slate.panel(Optional.empty());
        }
        long user = Long.parseUnsignedLong(chosen.get());
        Guest guest = staffing.guest(admitted, user);
        String detail = PanelPress.shortened(chosen.get());
        PlayerText name = new PlayerText(guest.name());
        return desk().barred(admitted.campaign().id(), user)
                .map(bar -> slate.ask(
                        slate.speech()
                                .say(
                                        "discord.panel.ask-readmit",
                                        "guest",
                                        name,
                                        "why",
                                        bar.reason().isEmpty() ? "NONE" : "SOME",
                                        "reason",
                                        new PlayerText(bar.reason())),
                        List.of(),
                        List.of(slate.key("readmit", PanelPress.READMIT, detail, Weight.CONSENT))))
                .orElseGet(() -> askBar(admitted, slate, guest, detail));
    }

    private Answer askBar(Admitted admitted, Slate slate, Guest guest, String detail) {
        desk().demandBarrable(admitted.campaign().id(), guest);
        return slate.ask(
                slate.speech().say("discord.panel.ask-bar", "guest", new PlayerText(guest.name())),
                List.of(),
                List.of(
                        slate.key("bar", PanelPress.BAR, detail, Weight.DANGER),
                        slate.key("bar-why", PanelPress.BAR_WHY, detail, Weight.SIDE)));
    }

    private Guest guest(Admitted admitted) {
        return staffing.guest(admitted, PanelPress.person(PanelPress.detail(admitted.call())));
    }

    private static int number(Admitted admitted) {
        return Integer.parseInt(PanelPress.detail(admitted.call()));
    }

    /** The reason that was typed; empty if the button without a form was pressed. */
    private static String reason(Admitted admitted) {
        return admitted.call().text(REASON).orElse("");
    }
}
