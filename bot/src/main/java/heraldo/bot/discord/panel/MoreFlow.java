package heraldo.bot.discord.panel;

import heraldo.bot.campaign.master.ThemeDesk;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Attachment;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Enclosed;
import heraldo.bot.discord.gate.Card.Menu;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.page.AuditPage;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The panel flow of a game master's less frequent actions. */
final class MoreFlow {

    private static final String TEXT = "text";
    private static final int LONGEST_TEXT = 1_500;

    private final BotContext context;
    private final EdictDesk edicts;
    private final Estate estate;
    private final RuleFlow rules;
    private final BarFlow bars;
    private final MailFlow mail;

    MoreFlow(BotContext context, EdictDesk edicts, RuleFlow rules, BarFlow bars, MailFlow mail) {
        this.mail = mail;
        this.rules = rules;
        this.bars = bars;
        this.context = context;
        this.edicts = edicts;
        this.estate = new Estate(context);
    }

    List<ComponentHandler> controls() {
        return List.of(
                PanelPress.MORE.control(this::form, this::chosen, this::panel),
                control(
                        PanelPress.ANNOUNCE,
                        admitted -> slate(admitted)
                                .done(context.office()
                                        .gameMaster()
                                        .announce(
                                                admitted.act(),
                                                admitted.call().text(TEXT).orElse("")))),
                control(PanelPress.START, this::start),
                control(PanelPress.THEME, this::theme));
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

    private Optional<ModalForm> form(Admitted admitted) {
        String what = admitted.call().text(Call.CHOSEN).orElse("");
        if (!what.equals(MoreMenu.SAY)) {
            return rules.form(admitted, what);
        }
        Speech plain = slate(admitted).speech().plain();
        return Optional.of(new ModalForm(
                Slate.title(plain.say("discord.panel.do-say", "forming", "false")),
                PanelPress.ANNOUNCE.componentId(admitted.act(), ""),
                List.of(new ModalForm.Input(
                        TEXT,
                        plain.say("discord.panel.field-text"),
                        plain.say("discord.panel.do-say-about"),
                        Optional.empty(),
                        LONGEST_TEXT,
                        true))));
    }

    private Answer chosen(Admitted admitted) {
        Slate slate = slate(admitted);
        return switch (admitted.call().text(Call.CHOSEN).orElse("")) {
            case MoreMenu.START -> askStart(slate, admitted);
            case MoreMenu.THEME -> themes(slate, admitted);
            case MoreMenu.ALBUM -> slate.show(estate.aboutAlbum(admitted), enclosed(estate.album(admitted)), List.of());
            case MoreMenu.RECORD ->
                slate.show(estate.aboutRecord(admitted), enclosed(estate.record(admitted)), List.of());
            case MoreMenu.AUDIT -> slate.show(new AuditPage(context).text(admitted), List.of(), List.of());
            case MoreMenu.HAND ->
                slate.show(
                        slate.speech().say("discord.panel.ask-heir"),
                        List.of(new Card.People(
                                slate.speech().plain().say("discord.panel.heir"),
                                PanelPress.HEIR.componentId(admitted.act(), ""))),
                        List.of());
            case MoreMenu.BAR -> bars.whom(admitted);
            case MoreMenu.MAIL -> mail.which(admitted);
            case MoreMenu.BACK -> rules.askRewind(admitted);
            case MoreMenu.END -> slate.ask(slate.speech().say("discord.panel.ask-end"), "end", PanelPress.END, "");
            case MoreMenu.ARCHIVE -> estate.attached(slate, admitted, "ask-archive", PanelPress.ARCHIVE, "");
            case MoreMenu.DELETE -> estate.attached(slate, admitted, "ask-delete", PanelPress.DELETE, "");
            default -> slate.panel(Optional.empty());
        };
    }

    private static List<Enclosed> enclosed(Attachment file) {
        return List.of(new Enclosed(file));
    }

    /** Governors will play what is free: asked before. */
    private Answer askStart(Slate slate, Admitted admitted) {
        List<Seat> free = admitted.roster().free();
        String question = slate.speech().say("discord.start-question", "seats", free, "count", free.size());
        return free.isEmpty() ? start(admitted) : slate.ask(question, "start", PanelPress.START, "");
    }

    private Answer start(Admitted admitted) {
        context.office().campaigns().start(admitted.act());
        return slate(admitted).done(Message.of("discord.started"));
    }

    private Answer themes(Slate slate, Admitted admitted) {
        Speech plain = slate.speech().plain();
        String now = context.office()
                .helm()
                .themes()
                .of(admitted.campaign().id())
                .orElse(context.gallery().theme());
        List<MenuChoice> choices = context.gallery().themes().stream()
                .map(theme -> MenuChoice.of(theme, plain.say(ThemeDesk.name(theme)), "")
                        .withChosen(now.equals(theme)))
                .toList();
        Menu menu = new Menu(
                plain.say("discord.panel.theme"), PanelPress.THEME.componentId(admitted.act(), ""), choices, 1);
        return slate.show(slate.speech().say("discord.panel.ask-theme"), List.of(menu), List.of());
    }

    private Answer theme(Admitted admitted) {
        Optional<String> chosen = admitted.call()
                .text(Call.CHOSEN)
                .filter(theme -> context.gallery().themes().contains(theme));
        return chosen.map(theme -> slate(admitted)
                        .done(context.office()
                                .helm()
                                .themes()
                                .settle(admitted.act(), admitted.campaign().id(), theme)))
                .orElseGet(() -> slate(admitted).panel(Optional.empty()));
    }
}
