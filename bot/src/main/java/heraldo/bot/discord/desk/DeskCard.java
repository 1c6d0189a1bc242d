package heraldo.bot.discord.desk;

import heraldo.bot.discord.desk.Tray.Asking;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Menu;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.page.LessonPage;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.Tutorial.Step;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.order.Param;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The desk as a message: what was refused, the sheet, what it comes to, and everything that can be pressed. */
final class DeskCard {

    /** A desk is one message; commands that are named become somewhat longer when they can be pressed. */
    private static final int ROOM = DiscordLimit.CARD_PAGE.most();

    private static final int THIRD = 3;

    private final Bench bench;
    private final Outlook outlook;
    private final SheetText text;
    private final Menus menus;
    private final Optional<LessonPage> lesson;
    private final OfferKeys offers;

    DeskCard(Bench bench) {
        this.bench = bench;
        this.outlook = bench.position().outlook(bench.seat(), bench.sheet());
        this.text = new SheetText(bench, outlook);
        this.menus = new Menus(bench);
        this.lesson = bench.lesson();
        this.offers = new OfferKeys(bench);
    }

    /** Returns whether the turn waits for the seat and its player may have forgotten something unused. */
    boolean unfinished() {
        return bench.due() && !outlook.unused().isEmpty();
    }

    Card of(Tray tray) {
        List<Words> sums = text.sums().stream().map(Words::new).toList();
        Words foot = new Words(tray.leaving() ? text.unused() : text.foot());
        List<Part> parts = new ArrayList<>();
        lesson.map(this::told).map(Words::new).ifPresent(parts::add);
        parts.add(new Words(text.title()));
        SheetPage page = SheetPage.with(tray.around(), bench.receipt().lines().size());
        parts.addAll(sheet(tray, page, ROOM - length(parts) - length(sums) - length(List.of(foot))));
        parts.addAll(sums);
        if (!tray.pictures().isEmpty()) {
            parts.add(new Show(tray.pictures()));
        }
        parts.add(new Rule());
        parts.add(foot);
        parts.addAll(keys(tray, page));
        return new Card("", tone(tray).rgb(), parts);
    }

    /** Returns the notes and the lines of the sheet; if room is short, the lines get two thirds of it. */
    private List<Words> sheet(Tray tray, SheetPage page, int room) {
        String lines = text.lines(page, room);
        String notes = text.notes(tray.notes(), Math.max(room / THIRD, room - lines.length()));
        String rest = notes.isEmpty() ? lines : text.lines(page, room - notes.length());
        return Stream.of(notes, rest)
                .filter(words -> !words.isEmpty())
                .map(Words::new)
                .toList();
    }

    private static int length(List<? extends Part> words) {
        return words.stream().mapToInt(each -> ((Words) each).text().length()).sum();
    }

    private Tone tone(Tray tray) {
        boolean impossible = bench.receipt().lines().stream()
                .anyMatch(line -> !line.verdict().possible());
        if (impossible || tray.objecting()) {
            return Tone.BAD;
        }
        return bench.receipt().written().ready() ? Tone.GOOD : Tone.CALM;
    }

    private List<Part> keys(Tray tray, SheetPage page) {
        if (tray.leaving()) {
            return List.of(new Keys(List.of(
                    key(DeskPress.READY_ANYWAY, ready() + "-anyway", "", Weight.CONSENT),
                    key(DeskPress.SHOW, "go-on", "", Weight.SIDE))));
        }
        if (tray.asking().isPresent()) {
            return asking(tray.asking().get());
        }
        if (tray.line().isPresent()) {
            return List.of(new Keys(line(tray.line().get())));
        }
        List<Part> keys = new ArrayList<>();
        lesson.flatMap(LessonPage::step).map(this::guide).ifPresent(keys::add);
        if (page.partial()) {
            keys.add(new Keys(page.beside().stream().map(this::turning).toList()));
        }
        keys.add(menu(DeskPress.KIND, "add", menus.kinds()));
        if (!bench.sheet().isEmpty()) {
            keys.add(menu(DeskPress.LINE, "line", menus.lines(page)));
        }
        keys.add(new Keys(buttons(tray)));
        List<AnswerButton> deals = offers.desk();
        if (!deals.isEmpty()) {
            keys.add(new Keys(deals));
        }
        return keys;
    }

    /** Returns the text of a lesson page, with a note while the turn waits for other seats. */
    private String told(LessonPage page) {
        return bench.due() || page.step().isEmpty()
                ? page.text()
                : page.text() + "\n-# " + bench.speech().say("discord.lesson.wait");
    }

    /** Returns the buttons for a step of a lesson: its order, while the turn waits for the seat, and the one that skips it. */
    private Keys guide(Step step) {
        List<AnswerButton> keys = new ArrayList<>();
        step.order()
                .filter(order -> bench.due())
                .ifPresent(order -> keys.add(new AnswerButton(
                        bench.tongue().capital(menus.name(bench.game().order(order))),
                        id(DeskPress.HELP, order),
                        Weight.CONSENT)));
        keys.add(key(DeskPress.SKIP, "skip", step.name(), Weight.SIDE));
        return new Keys(keys);
    }

    private AnswerButton turning(SheetPage page) {
        return new AnswerButton(
                bench.plain().say("discord.desk.page", "from", page.from(), "to", page.to()),
                id(DeskPress.PAGE, String.valueOf(page.from())),
                Weight.SIDE);
    }

    private Menu menu(DeskPress press, String hint, List<MenuChoice> choices) {
        return new Menu(bench.plain().say("discord.desk." + hint), id(press, ""), choices, 1);
    }

    private List<AnswerButton> buttons(Tray tray) {
        List<AnswerButton> buttons = new ArrayList<>();
        tray.mending()
                .map(mending -> new AnswerButton(
                        bench.plain().say(mending.label()), mending.id().apply(bench), Weight.MAIN))
                .ifPresent(buttons::add);
        if (bench.due()) {
            buttons.add(declaration());
        }
        buttons.add(key(DeskPress.PREVIEW, "preview", "", Weight.SIDE));
        simulation().ifPresent(label -> buttons.add(key(DeskPress.SIMULATE, label, "", Weight.SIDE)));
        buttons.add(key(DeskPress.WRITE, "write", "", Weight.SIDE));
        if (bench.receipt().written().revision() > 0 && undoable()) {
            buttons.add(key(DeskPress.UNDO, "undo", "", Weight.SIDE));
        }
        if (!bench.receipt().turn().instant()) {
            buttons.add(key(DeskPress.STANDING, "fixed", "", Weight.SIDE));
        }
        return buttons;
    }

    /**
     * Returns the key of the label for the simulation button: the turn, or dice where orders are played at once; empty without
     * either.
     */
    private Optional<String> simulation() {
        if (!bench.receipt().campaign().terms().simulate()) {
            return Optional.empty();
        }
        if (!bench.receipt().turn().instant()) {
            return Optional.of("simulate");
        }
        return bench.odds().parts().isEmpty() ? Optional.empty() : Optional.of("odds");
    }

    private AnswerButton declaration() {
        return bench.receipt().written().ready()
                ? key(DeskPress.REOPEN, "reopen", "", Weight.SIDE)
                : key(DeskPress.READY, ready(), "", Weight.CONSENT);
    }

    /** Returns the key of the label for the ready button, which ends the turn where orders are played at once. */
    private String ready() {
        return bench.receipt().turn().instant() ? "end-turn" : "ready";
    }

    private boolean undoable() {
        return !bench.receipt().turn().instant() || bench.receipt().turn().ahead();
    }

    private List<Part> asking(Asking asking) {
        Question.Choose question = asking.question();
        Inquiry inquiry = new Inquiry(bench, question.slip());
        Param param = question.blank().param();
        OrderSheet others = inquiry.others();
        List<MenuChoice> values =
                menus.values(inquiry.type(), question.blank(), question.slip(), others, asking.page());
        String hint = bench.plain()
                .say(
                        "discord.desk.ask",
                        "kind",
                        menus.begun(inquiry, question.slip(), List.of(param)),
                        "field",
                        inquiry.label(param));
        return List.of(
                new Menu(
                        hint,
                        id(DeskPress.VALUE, asking.slip()),
                        values,
                        param.shape() == Param.Shape.MANY ? param.most() : 1),
                new Keys(List.of(key(DeskPress.SHOW, "back", "", Weight.SIDE))));
    }

    private List<AnswerButton> line(int line) {
        String number = String.valueOf(line);
        List<AnswerButton> buttons = new ArrayList<>();
        buttons.add(key(DeskPress.CHANGE, "change", number, Weight.MAIN));
        buttons.add(key(DeskPress.REMOVE, "remove", number, Weight.DANGER));
        if (line > 1) {
            buttons.add(key(DeskPress.UP, "up", number, Weight.SIDE));
        }
        if (line < bench.sheet().size()) {
            buttons.add(key(DeskPress.DOWN, "down", number, Weight.SIDE));
        }
        if (Groups.of(bench.sheet().line(line), bench).isPresent()) {
            buttons.add(key(DeskPress.EXTEND, "extend", number, Weight.SIDE));
        }
        buttons.addAll(offers.line(line));
        buttons.add(key(DeskPress.SHOW, "back", "", Weight.SIDE));
        return buttons;
    }

    private AnswerButton key(DeskPress press, String label, String detail, Weight weight) {
        return new AnswerButton(bench.plain().say("discord.desk." + label), id(press, detail), weight);
    }

    private ComponentId id(DeskPress press, String detail) {
        return DeskKey.componentId(press, bench.receipt(), bench.admitted().act(), detail);
    }
}
