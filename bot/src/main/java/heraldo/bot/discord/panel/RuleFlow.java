package heraldo.bot.discord.panel;

import heraldo.bot.campaign.master.AbsenceTerms;
import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.master.RewindOffer;
import heraldo.bot.campaign.model.Patience;
import heraldo.bot.campaign.model.PetitionRule;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.VoteShare;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.page.RewindQuestion;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Message;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** By what rules a campaign goes on, and going back, by pressing. */
final class RuleFlow {

    private static final String ORDERING = "ordering";
    private static final String LOCKED = "locked";
    private static final String ANONYMOUS = "anonymous";
    private static final String PUBLISH = "publish";
    private static final String PATIENCE = "patience";
    private static final String EXCUSED = "excused";
    private static final String OFFERED = "offered";
    private static final String VOTES = "votes";
    private static final String EMERGENCY = "emergency";
    private static final int SHORT = 2;
    private static final int MOST = 20;
    private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");
    private static final String GAP = " ";

    private final BotContext context;
    private final EdictDesk edicts;

    RuleFlow(BotContext context, EdictDesk edicts) {
        this.context = context;
        this.edicts = edicts;
    }

    List<ComponentHandler> controls() {
        return List.of(
                act(
                        PanelPress.PRESS,
                        admitted -> context.office().helm().press().settle(admitted.act(), press(admitted))),
                act(
                        PanelPress.ABSENCE,
                        admitted -> context.office()
                                .gameMaster()
                                .absence(
                                        admitted.act(),
                                        new AbsenceTerms(
                                                ladder -> changed(admitted, ladder), rule -> changed(admitted, rule)))),
                act(PanelPress.REWIND, this::rewind));
    }

    private ComponentHandler act(PanelPress press, Function<Admitted, Message> deed) {
        return press.control(
                admitted -> slate(admitted).done(deed.apply(admitted)),
                admitted -> new Panel(context, edicts, admitted).card(Optional.empty()));
    }

    private Slate slate(Admitted admitted) {
        return new Slate(context, edicts, admitted);
    }

    /** The form for what was chosen; empty if it has none. */
    Optional<ModalForm> form(Admitted admitted, String what) {
        return switch (what) {
            case MoreMenu.PRESS -> Optional.of(pressForm(admitted));
            case MoreMenu.ABSENCE -> Optional.of(absenceForm(admitted));
            default -> Optional.empty();
        };
    }

    private ModalForm pressForm(Admitted admitted) {
        PressRule rule = context.office().press().rule(admitted.campaign().id());
        Speech plain = slate(admitted).speech().plain();
        return form(
                admitted,
                PanelPress.PRESS,
                MoreMenu.PRESS,
                policies(admitted, ORDERING, rule.ordering()),
                policies(admitted, LOCKED, rule.locked()),
                number(plain, ANONYMOUS, rule.anonymous()),
                yesNo(admitted, PUBLISH, admitted.campaign().terms().press().published()));
    }

    private ModalForm absenceForm(Admitted admitted) {
        Ladder ladder = admitted.campaign().terms().ladder();
        PetitionRule rule =
                context.office().helm().petitions().rule(admitted.campaign().id());
        Speech plain = slate(admitted).speech().plain();
        List<MenuChoice> patience = Arrays.stream(Patience.values())
                .map(each -> choice(admitted, each.code(), "discord.patience." + each.code()))
                .toList();
        return form(
                admitted,
                PanelPress.ABSENCE,
                MoreMenu.ABSENCE,
                menu(plain, PATIENCE, patience, 0),
                number(plain, EXCUSED, ladder.excused()),
                number(plain, OFFERED, ladder.offered()),
                votes(admitted, VOTES, rule.usually()),
                votes(admitted, EMERGENCY, rule.inEmergencies()));
    }

    private ModalForm form(Admitted admitted, PanelPress press, String title, ModalForm.Field... fields) {
        Speech plain = slate(admitted).speech().plain();
        return new ModalForm(
                Slate.title(plain.say("discord.panel.do-" + title)),
                press.componentId(admitted.act(), ""),
                List.of(fields));
    }

    private ModalForm.Menu policies(Admitted admitted, String name, Press now) {
        List<MenuChoice> choices = Arrays.stream(Press.values())
                .map(each -> choice(
                                admitted,
                                each.name(),
                                "discord.press.allowed." + each.name().toLowerCase(Locale.ROOT))
                        .withChosen(each == now))
                .toList();
        return menu(slate(admitted).speech().plain(), name, choices, 1);
    }

    private ModalForm.Menu yesNo(Admitted admitted, String name, boolean now) {
        Speech plain = slate(admitted).speech().plain();
        List<MenuChoice> choices = Stream.of(true, false)
                .map(value -> MenuChoice.of(
                                String.valueOf(value),
                                plain.say("discord.opening.answer", "yes", String.valueOf(value)),
                                "")
                        .withChosen(value == now))
                .toList();
        return menu(plain, name, choices, 1);
    }

    private ModalForm.Menu votes(Admitted admitted, String name, Optional<VoteShare> now) {
        List<MenuChoice> choices = Arrays.stream(VoteShare.values())
                .map(each -> choice(admitted, each.code(), "discord.votes." + each.code())
                        .withChosen(now.equals(Optional.of(each))))
                .toList();
        return menu(slate(admitted).speech().plain(), name, choices, 0);
    }

    /** In a menu a line begins with a capital, whatever it is in a sentence. */
    private MenuChoice choice(Admitted admitted, String value, String key) {
        String label = slate(admitted).speech().plain().say(key);
        return MenuChoice.of(value, admitted.tongue().capital(label), "");
    }

    private static ModalForm.Menu menu(Speech plain, String name, List<MenuChoice> choices, int least) {
        return new ModalForm.Menu(
                name,
                plain.say("discord.panel.field-" + name),
                plain.say("discord.panel.about-" + name),
                choices,
                least,
                1);
    }

    private static ModalForm.Input number(Speech plain, String name, int now) {
        // A number always stands in it: words inside would never be seen.
        return new ModalForm.Input(
                        name,
                        plain.say("discord.panel.field-" + name),
                        "",
                        Optional.of(String.valueOf(now)),
                        SHORT,
                        false)
                .explained(plain.say("discord.panel.about-" + name));
    }

    /** In a game whose orders are played at once there is no lock, and what is said of it says nothing new. */
    private PressDirection.Wish press(Admitted admitted) {
        PressRule before = context.office().press().rule(admitted.campaign().id());
        return new PressDirection.Wish(
                chosen(admitted, ORDERING).map(Press::valueOf),
                chosen(admitted, LOCKED).map(Press::valueOf).filter(locked -> locked != before.locked()),
                typed(admitted, ANONYMOUS),
                chosen(admitted, PUBLISH).map(Boolean::valueOf));
    }

    private static Ladder changed(Admitted admitted, Ladder ladder) {
        Optional<Patience> word = chosen(admitted, PATIENCE)
                .flatMap(code -> Stream.of(Patience.values())
                        .filter(each -> each.code().equals(code))
                        .findFirst());
        // Whoever chooses a word means its numbers, not those that stood in the form.
        return word.map(patience -> patience.of(ladder))
                .orElseGet(() -> ladder.excusing(typed(admitted, EXCUSED).orElse(ladder.excused()))
                        .offering(typed(admitted, OFFERED).orElse(ladder.offered())));
    }

    private static PetitionRule changed(Admitted admitted, PetitionRule rule) {
        PetitionRule usual =
                chosen(admitted, VOTES).map(VoteShare::of).map(rule::needing).orElse(rule);
        return chosen(admitted, EMERGENCY)
                .map(VoteShare::of)
                .map(usual::needingInEmergencies)
                .orElse(usual);
    }

    private static Optional<String> chosen(Admitted admitted, String name) {
        return admitted.call().chosen(name).stream().findFirst();
    }

    private static Optional<Integer> typed(Admitted admitted, String name) {
        Optional<String> typed = admitted.call().text(name).map(String::strip).filter(text -> !text.isEmpty());
        if (typed.filter(text -> !NUMBER.matcher(text).matches() || Integer.parseInt(text) > MOST)
                .isPresent()) {
            throw Refusals.of("malformed-number", "typed", typed.get(), "most", MOST);
        }
        return typed.map(Integer::valueOf);
    }

    /** Asks whether the last turn is to be opened again. */
    Answer askRewind(Admitted admitted) {
        Slate slate = slate(admitted);
        RewindOffer offer = context.office().gameMaster().offerRewind(admitted.act(), Optional.empty());
        RewindQuestion question = RewindQuestion.of(context, offer, slate.speech());
        String other = slate.speech().say("discord.panel.rewind-other");
        String numbers = offer.number()
                + GAP
                + offer.open().number()
                + GAP
                + offer.open().step();
        return slate.ask(
                String.join("\n", "**" + question.title() + "**", question.text(), other),
                List.of(),
                List.of(new AnswerButton(
                        question.yes(), PanelPress.REWIND.componentId(admitted.act(), numbers), Weight.DANGER)));
    }

    private Message rewind(Admitted admitted) {
        int[] numbers = Arrays.stream(PanelPress.detail(admitted.call()).split(GAP))
                .mapToInt(Integer::parseInt)
                .toArray();
        TurnKey open = new TurnKey(admitted.campaign().id(), numbers[1], numbers[2]);
        return context.office()
                .gameMaster()
                .rewind(admitted.act(), new RewindOffer(admitted.campaign(), numbers[0], open));
    }
}
