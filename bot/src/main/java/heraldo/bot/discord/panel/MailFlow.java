package heraldo.bot.discord.panel;

import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Missive;
import heraldo.bot.campaign.model.RefusedException;
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
import heraldo.bot.discord.press.PressButton;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Moderates unsigned dispatches: takes one out, bars its writer, whom the game master need not know, or lets the writer in again. The
 * buttons never tell whether a writer is barred: that would reveal which dispatches have the same writer.
 */
final class MailFlow {

    private final BotContext context;
    private final EdictDesk edicts;

    MailFlow(BotContext context, EdictDesk edicts) {
        this.context = context;
        this.edicts = edicts;
    }

    /** An action of the game master on a missive. */
    @FunctionalInterface
    private interface Deed {
        Message by(PressDirection direction, Act act, long missive);
    }

    List<ComponentHandler> controls() {
        return List.of(
                PanelPress.MAIL.control(this::chosen, this::panel),
                control(PanelPress.MAIL_OUT, PressDirection::withdraw),
                control(PanelPress.MAIL_BAR, PressDirection::bar),
                control(PanelPress.MAIL_READMIT, PressDirection::readmit));
    }

    private ComponentHandler control(PanelPress press, Deed deed) {
        return press.control(admitted -> done(admitted, deed), this::panel);
    }

    private Slate slate(Admitted admitted) {
        return new Slate(context, edicts, admitted);
    }

    private Card panel(Admitted admitted) {
        return new Panel(context, edicts, admitted).card(Optional.empty());
    }

    /** The latest unsigned dispatches to choose from, newest first. */
    Answer which(Admitted admitted) {
        Slate slate = slate(admitted);
        Speech plain = slate.speech().plain();
        List<MenuChoice> choices = context
                .office()
                .press()
                .unsigned(admitted.campaign().id())
                .stream()
                .limit(DiscordLimit.SELECT_OPTIONS.most())
                .map(missive -> choice(missive, plain))
                .toList();
        if (choices.isEmpty()) {
            return slate.show(slate.speech().say("discord.panel.no-mail"), List.of(), List.of());
        }
        Card.Menu menu = new Card.Menu(
                plain.say("discord.panel.mail"), PanelPress.MAIL.componentId(admitted.act(), ""), choices, 1);
        return slate.show(slate.speech().say("discord.panel.ask-mail"), List.of(menu), List.of());
    }

    private MenuChoice choice(Missive missive, Speech plain) {
        int turn = context.office().archive().number(missive.turn()).seen();
        String about = plain.say(
                "discord.panel.mail-about",
                "turn",
                turn,
                "placed",
                String.valueOf(!missive.signature().place().isEmpty()),
                "place",
                new PlayerText(missive.signature().place()),
                "withdrawn",
                String.valueOf(missive.withdrawn()));
        return MenuChoice.of(String.valueOf(missive.id()), plain.typed(missive.text()), about);
    }

    private Answer chosen(Admitted admitted) {
        Slate slate = slate(admitted);
        String chosen = admitted.call().text(Call.CHOSEN).orElse("");
        return context.office().press().unsigned(admitted.campaign().id()).stream()
                .filter(missive -> String.valueOf(missive.id()).equals(chosen))
                .findFirst()
                .map(missive -> slate.ask(
                        slate.speech()
                                .say(
                                        "discord.panel.ask-mail-deed",
                                        "text",
                                        new PlayerText(missive.text()),
                                        "withdrawn",
                                        String.valueOf(missive.withdrawn())),
                        List.of(),
                        deeds(slate, missive)))
                .orElseThrow(() -> RefusedException.of("press-gone"));
    }

    private static List<AnswerButton> deeds(Slate slate, Missive missive) {
        String detail = String.valueOf(missive.id());
        List<AnswerButton> deeds = new ArrayList<>();
        if (!missive.withdrawn()) {
            deeds.add(slate.key("mail-out", PanelPress.MAIL_OUT, detail, Weight.DANGER));
        }
        deeds.add(slate.key("mail-bar", PanelPress.MAIL_BAR, detail, Weight.DANGER));
        deeds.add(slate.key("mail-readmit", PanelPress.MAIL_READMIT, detail, Weight.SIDE));
        return deeds;
    }

    /**
     * Carries out an action on a missive and answers with its words; a game master who sees all also reads the writer's name.
     */
    private Answer done(Admitted admitted, Deed deed) {
        long missive = Long.parseLong(PanelPress.detail(admitted.call()));
        Message words = deed.by(context.office().helm().press(), admitted.act(), missive);
        return slate(admitted).done(PressButton.withWriter(context, admitted, missive, words));
    }
}
