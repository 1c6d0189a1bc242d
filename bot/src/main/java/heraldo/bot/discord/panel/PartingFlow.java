package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Guest;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The panel flow in which a game master hands a campaign over, ends it, and closes or deletes its channels. */
final class PartingFlow {

    private static final String AGAIN = "again";

    private final BotContext context;
    private final EdictDesk edicts;
    private final Staffing staffing;

    PartingFlow(BotContext context, EdictDesk edicts, Staffing staffing) {
        this.context = context;
        this.edicts = edicts;
        this.staffing = staffing;
    }

    List<ComponentHandler> controls() {
        return List.of(
                control(PanelPress.HEIR, this::askHand),
                control(PanelPress.HAND, this::hand),
                control(
                        PanelPress.END,
                        admitted ->
                                slate(admitted).done(context.office().closing().end(admitted.act()))),
                control(PanelPress.ARCHIVE, this::archive),
                control(PanelPress.DELETE, this::delete));
    }

    private Slate slate(Admitted admitted) {
        return new Slate(context, edicts, admitted);
    }

    private ComponentHandler control(PanelPress press, Function<Admitted, Answer> deed) {
        return press.control(deed, admitted -> new Panel(context, edicts, admitted).card(Optional.empty()));
    }

    private Answer askHand(Admitted admitted) {
        Slate slate = slate(admitted);
        Optional<String> chosen = Slate.person(admitted);
        if (chosen.isEmpty()) {
            return slate.panel(Optional.empty());
        }
        String user = chosen.get();
        Guest guest = staffing.guest(admitted, Long.parseUnsignedLong(user));
        String text = slate.speech()
                .say(
                        "discord.panel.ask-hand",
                        "guest",
                        new PlayerText(guest.name()),
                        "sees",
                        String.valueOf(admitted.campaign().terms().gameMasterSees()));
        AnswerButton yes = slate.key("hand-them", PanelPress.HAND, PanelPress.shortened(user), Weight.DANGER);
        return slate.ask(text, List.of(), List.of(yes));
    }

    private Answer hand(Admitted admitted) {
        long user = PanelPress.person(PanelPress.detail(admitted.call()));
        return slate(admitted)
                .done(context.office().direction().handOver(admitted.act(), staffing.guest(admitted, user)));
    }

    /** Asked twice, since nobody can open the channels again. */
    private Answer archive(Admitted admitted) {
        Slate slate = slate(admitted);
        return sure(admitted)
                ? slate.done(context.office().closing().archive(admitted.act()))
                : slate.ask(
                        slate.speech().say("discord.panel.ask-archive-again"), "archive", PanelPress.ARCHIVE, AGAIN);
    }

    /** Asked twice: what is gone then cannot be brought back. */
    private Answer delete(Admitted admitted) {
        Slate slate = slate(admitted);
        return sure(admitted)
                ? Answer.of(slate.speech().say(context.office().closing().clear(admitted.act())))
                : slate.ask(slate.speech().say("discord.panel.ask-delete-again"), "delete", PanelPress.DELETE, AGAIN);
    }

    private static boolean sure(Admitted admitted) {
        return PanelPress.detail(admitted.call()).equals(AGAIN);
    }
}
