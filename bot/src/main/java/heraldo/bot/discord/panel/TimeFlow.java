package heraldo.bot.discord.panel;

import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.CadenceStart;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Days;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.WallClock;
import heraldo.bot.discord.front.WeekFields;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.CadenceWords;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The panel flow of the deadlines. */
final class TimeFlow {

    private static final String AT = "at";
    private static final String CRON = "deadline";
    private static final String ZONE = "zone";
    private static final String MINUTES = "minutes";
    private static final int SHORT = 60;
    private static final String QUIET = "quiet";
    private static final int LONGEST_CADENCE = 300;
    private static final LocalTime USUAL = LocalTime.of(20, 0);
    private static final Pattern LONGER = Pattern.compile("\\+\\d{1,3}");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");
    private static final DateTimeFormatter WALL = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    private final BotContext context;
    private final EdictDesk edicts;
    private final TimeQuestions questions;

    TimeFlow(BotContext context, EdictDesk edicts) {
        this.context = context;
        this.edicts = edicts;
        this.questions = new TimeQuestions(context, edicts);
    }

    /** The questions before a deadline moves. */
    TimeQuestions questions() {
        return questions;
    }

    List<ComponentHandler> controls() {
        return List.of(
                PanelPress.TIME.control(this::form, this::chosen, this::panel),
                act(
                        PanelPress.RESOLVE,
                        (desk, admitted) ->
                                desk.resolve(admitted.act(), TimeQuestions.next(PanelPress.detail(admitted.call())))),
                act(
                        PanelPress.EXTEND,
                        (desk, admitted) -> desk.extend(admitted.act(), hours(PanelPress.detail(admitted.call())))),
                control(PanelPress.UNTIL, this::until),
                control(PanelPress.DAYS, this::days),
                control(PanelPress.CRON, this::cron),
                act(
                        PanelPress.QUIET,
                        (desk, admitted) -> desk.quiet(
                                admitted.act(),
                                clock(admitted)
                                        .days()
                                        .ranges(admitted.call().text(QUIET).orElse("")))),
                act(PanelPress.WINDOW, TimeFlow::window));
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

    private ComponentHandler act(PanelPress press, BiFunction<GameMasterDesk, Admitted, Message> deed) {
        return control(
                press,
                admitted -> slate(admitted).done(deed.apply(context.office().gameMaster(), admitted)));
    }

    private static Duration hours(String detail) {
        return Duration.ofHours(Integer.parseInt(detail));
    }

    private Answer chosen(Admitted admitted) {
        String what = admitted.call().text(Call.CHOSEN).orElse("");
        GameMasterDesk desk = context.office().gameMaster();
        return switch (what) {
            case TimeMenu.PAUSE -> slate(admitted).done(desk.pause(admitted.act()));
            case TimeMenu.RESUME -> slate(admitted).done(desk.resume(admitted.act()));
            case TimeMenu.RESOLVE -> questions.resolve(admitted);
            default ->
                LONGER.matcher(what).matches()
                        ? longer(admitted, what.substring(TimeMenu.LONGER.length()))
                        : slate(admitted).panel(Optional.empty());
        };
    }

    private Answer longer(Admitted admitted, String hours) {
        return questions
                .extend(admitted, Integer.parseInt(hours))
                .orElseGet(
                        () -> slate(admitted).done(context.office().gameMaster().extend(admitted.act(), hours(hours))));
    }

    /** The form for another end was sent, or its question answered. */
    private Answer until(Admitted admitted) {
        String sure = PanelPress.detail(admitted.call());
        Instant end = sure.isEmpty()
                ? clock(admitted).read(admitted.call().text(AT).orElse(""))
                : Instant.ofEpochSecond(Long.parseLong(sure));
        return Optional.of(end)
                .filter(unsure -> sure.isEmpty())
                .flatMap(unsure -> questions.until(admitted, unsure))
                .orElseGet(
                        () -> slate(admitted).done(context.office().gameMaster().deadline(admitted.act(), end)));
    }

    /** Another cadence was typed, or the question about it answered. */
    private Answer cron(Admitted admitted) {
        String detail = PanelPress.detail(admitted.call());
        return detail.isEmpty()
                ? cadence(admitted, admitted.call().text(CRON).orElse(""))
                : questions.answered(admitted, detail);
    }

    private Answer days(Admitted admitted) {
        return cadence(admitted, WeekFields.read(admitted.call()).cron());
    }

    private Answer cadence(Admitted admitted, String cron) {
        String zone = zone(admitted);
        return questions
                .cadence(admitted, cron, zone)
                .orElseGet(() -> slate(admitted)
                        .done(context.office()
                                .gameMaster()
                                .deadline(admitted.act(), cron, zone, CadenceStart.OPEN_TURN)));
    }

    private WallClock clock(Admitted admitted) {
        return new WallClock(context, admitted);
    }

    private Optional<ModalForm> form(Admitted admitted) {
        Speech plain = slate(admitted).speech().plain();
        return switch (admitted.call().text(Call.CHOSEN).orElse("")) {
            case TimeMenu.UNTIL ->
                form(
                        admitted,
                        PanelPress.UNTIL,
                        "until",
                        input(plain, AT, "21/12 18:00", end(admitted)).explained(aboutClock(admitted, plain)));
            case TimeMenu.DAYS ->
                form(
                        admitted,
                        PanelPress.DAYS,
                        "days",
                        WeekFields.days(plain, plain.say("discord.panel.days-about"), new TreeSet<>(), 1),
                        WeekFields.hour(plain, Optional.of(USUAL), true),
                        input(plain, ZONE, "Europe/Madrid", Optional.of(zoneOf(admitted))));
            case TimeMenu.CRON ->
                form(
                        admitted,
                        PanelPress.CRON,
                        "cron",
                        new ModalForm.Input(
                                CRON,
                                plain.say("discord.panel.field-deadline"),
                                plain.say("discord.panel.about-deadline"),
                                "0 20 * * SUN",
                                Optional.of(admitted.campaign().cadence().dates()),
                                LONGEST_CADENCE,
                                true),
                        input(plain, ZONE, "Europe/Madrid", Optional.of(zoneOf(admitted))));
            case TimeMenu.QUIET -> quietForm(admitted, plain);
            case TimeMenu.WINDOW -> windowForm(admitted, plain);
            default -> Optional.empty();
        };
    }

    private Optional<ModalForm> quietForm(Admitted admitted, Speech plain) {
        return form(
                admitted,
                PanelPress.QUIET,
                "quiet",
                new ModalForm.Input(
                        QUIET,
                        plain.say("discord.panel.field-quiet"),
                        plain.say("discord.panel.about-quiet"),
                        plain.say("discord.panel.hint-quiet"),
                        Optional.of(Days.typed(admitted.campaign().cadence().quiet())),
                        Days.LONGEST,
                        false));
    }

    private Optional<ModalForm> windowForm(Admitted admitted, Speech plain) {
        String minutes = String.valueOf(admitted.campaign().terms().early().window());
        ModalForm.Input field = input(plain, MINUTES, "5", Optional.of(minutes));
        return form(admitted, PanelPress.WINDOW, "window", field.explained(plain.say("discord.panel.window-about")));
    }

    private Optional<ModalForm> form(Admitted admitted, PanelPress press, String title, ModalForm.Field... fields) {
        Speech plain = slate(admitted).speech().plain();
        return Optional.of(new ModalForm(
                Slate.title(plain.say("discord.panel." + title)),
                press.componentId(admitted.act(), ""),
                List.of(fields)));
    }

    private static ModalForm.Input input(Speech plain, String name, String example, Optional<String> value) {
        return new ModalForm.Input(name, plain.say("discord.panel.field-" + name), example, value, SHORT, true);
    }

    private static String aboutClock(Admitted admitted, Speech plain) {
        String zone =
                new CadenceWords(plain).place(admitted.campaign().cadence().zone());
        return plain.say("discord.panel.about-at", "zone", zone);
    }

    private static Optional<String> end(Admitted admitted) {
        Cadence cadence = admitted.campaign().cadence();
        return admitted.turn()
                .flatMap(CampaignTurn::deadline)
                .map(due -> due.atZone(cadence.zone()).format(WALL));
    }

    private static String zoneOf(Admitted admitted) {
        return admitted.campaign().cadence().zone().getId();
    }

    private static String zone(Admitted admitted) {
        return admitted.call().text(ZONE).orElseGet(() -> zoneOf(admitted));
    }

    private static Message window(GameMasterDesk desk, Admitted admitted) {
        String typed = admitted.call().text(MINUTES).orElse("").strip();
        if (!NUMBER.matcher(typed).matches() || Integer.parseInt(typed) > Terms.LONGEST_WINDOW) {
            throw Refusals.of("malformed-minutes", "typed", typed, "most", Terms.LONGEST_WINDOW);
        }
        return desk.window(admitted.act(), Integer.parseInt(typed));
    }
}
