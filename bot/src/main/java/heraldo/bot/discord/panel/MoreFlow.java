package heraldo.bot.discord.panel;

import heraldo.bot.campaign.master.ThemeDesk;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
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
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What a game master does now and then, by pressing. */
final class MoreFlow {

    private static final String TEXT = "text";
    private static final int LONGEST_TEXT = 1_500;
    private static final String AGAIN = "again";

    private final BotContext context;
    private final EdictDesk edicts;
    private final Staffing staffing;
    private final Estate estate;
    private final RuleFlow rules;

    MoreFlow(BotContext context, EdictDesk edicts, Staffing staffing, RuleFlow rules) {
        this.rules = rules;
        this.context = context;
        this.edicts = edicts;
        this.staffing = staffing;
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
                control(PanelPress.THEME, this::theme),
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
        Optional<String> now = context.office().themes().of(admitted.campaign().id());
        List<MenuChoice> choices = context.gallery().themes().stream()
                .map(theme -> MenuChoice.of(theme, plain.say(ThemeDesk.name(theme)), "")
                        .chosen(now.equals(Optional.of(theme))))
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
                                .themes()
                                .settle(admitted.act(), admitted.campaign().id(), theme)))
                .orElseGet(() -> slate(admitted).panel(Optional.empty()));
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
        return slate.show(text, List.of(), List.of(yes));
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
