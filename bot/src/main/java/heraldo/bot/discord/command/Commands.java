package heraldo.bot.discord.command;

import heraldo.bot.discord.desk.DeskComponents;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Shelf;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.Corrections;
import heraldo.bot.discord.gate.Handlers;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.opening.OpeningDesk;
import heraldo.bot.discord.opening.Site;
import heraldo.bot.discord.order.OrderCommands;
import heraldo.bot.discord.page.LessonKeys;
import heraldo.bot.discord.panel.PanelDesk;
import heraldo.bot.discord.press.PressButton;
import heraldo.bot.discord.press.PressForm;
import heraldo.bot.discord.press.TalkMenu;
import heraldo.bot.discord.press.Treaties;
import heraldo.bot.discord.room.Premises;
import java.util.ArrayList;
import java.util.List;

/** All commands and buttons of the bot. */
public final class Commands {

    private Commands() {}

    public static Handlers all(BotContext context, Premises premises) {
        Site site = new Site(context, premises);
        Forms forms = new Forms(context.dictionary());
        OpeningDesk opening = new OpeningDesk(context, site);
        Corrections corrections = new Corrections();
        DeskComponents desk = new DeskComponents(context, corrections);
        EdictDesk edicts = new EdictDesk(context, corrections);
        OrderCommands orders = new OrderCommands(context, desk);
        Enrolment enrolment = new Enrolment(context);
        List<SlashHandler> slashes = new ArrayList<>();
        slashes.add(new CampaignNew(context, forms, opening));
        slashes.add(new CampaignJoin(context, forms, enrolment));
        slashes.addAll(campaigns(context, forms));
        slashes.addAll(settings(context, forms));
        slashes.addAll(absence(context, forms));
        Study study = new Study(context, site);
        slashes.add(new TutorialCommand(context, forms, study));
        slashes.addAll(sheet(context, forms, desk));
        slashes.addAll(reading(context, forms));
        slashes.addAll(speaking(context, forms));
        PanelDesk panel = new PanelDesk(context, premises, edicts);
        slashes.addAll(new GameMasterCommands(context, forms, edicts, panel).all());
        slashes.addAll(new StaffCommands(context, forms, panel).all());
        slashes.addAll(orders.slashes());
        List<ComponentHandler> components = new ArrayList<>(orders.components());
        components.addAll(opening.components());
        components.addAll(answers(context));
        components.addAll(absence(context));
        components.add(enrolment);
        components.add(new JoinButton(enrolment));
        components.addAll(desk.all());
        components.addAll(panel.controls());
        components.addAll(speaking(context));
        components.addAll(edicts.components());
        components.addAll(lessons(context, study));
        components.addAll(settings(context));
        components.addAll(pages(context, forms, desk));
        return new Handlers(slashes, components, corrections);
    }

    private static List<SlashHandler> campaigns(BotContext context, Forms forms) {
        return List.of(
                new CampaignLeave(context, forms),
                new CampaignStart(context, forms),
                new CampaignInfo(context, forms),
                new CampaignList(context, forms));
    }

    /** Answers to whether somebody is sure. */
    private static List<ComponentHandler> answers(BotContext context) {
        List<ComponentHandler> answers = new ArrayList<>(SureButton.all(context));
        answers.add(new RewindButton(context));
        answers.add(new NothingButton(context));
        return answers;
    }

    private static List<ComponentHandler> speaking(BotContext context) {
        List<ComponentHandler> components = new ArrayList<>(new Treaties(context).components());
        components.add(new PressForm(context));
        components.addAll(PressButton.all(context));
        components.addAll(new TalkMenu(context).components());
        return components;
    }

    private static List<SlashHandler> settings(BotContext context, Forms forms) {
        return List.of(
                new SettingsServer(context, forms),
                new SettingsPersonal(context, forms),
                new PrivacyFile(context, forms),
                new PrivacyForget(context, forms));
    }

    private static List<ComponentHandler> settings(BotContext context) {
        List<ComponentHandler> components = new ArrayList<>();
        components.add(SettingsPersonal.menu(context));
        components.add(SettingsServer.menu(context));
        components.addAll(QuietForm.all(context));
        components.add(new ForgetButton(context));
        return components;
    }

    private static List<SlashHandler> absence(BotContext context, Forms forms) {
        List<SlashHandler> slashes = new ArrayList<>(PetitionCommand.all(context, forms));
        slashes.add(new AwayCommand(context, forms));
        return slashes;
    }

    private static List<ComponentHandler> absence(BotContext context) {
        List<ComponentHandler> components = new ArrayList<>(PetitionButton.all(context));
        components.add(new AwayButton(context));
        components.add(new BackButton(context));
        return components;
    }

    private static List<ComponentHandler> lessons(BotContext context, Study study) {
        Shelf shelf = new Shelf(context);
        return List.of(
                new LessonButton(
                        LessonKeys.OPEN,
                        admitted -> study.begin(
                                admitted,
                                shelf.named(admitted.call()
                                        .componentId()
                                        .orElseThrow()
                                        .argument()))),
                new LessonButton(LessonKeys.ASK, study::ask),
                new LessonButton(LessonKeys.CLOSE, study::close));
    }

    /** Buttons and menus that open what a command shows. */
    private static List<ComponentHandler> pages(BotContext context, Forms forms, DeskComponents desk) {
        return List.of(
                new Shortcut(Shortcut.Kind.ORDERS, new OrdersShow(context, forms)),
                new Shortcut(Shortcut.Kind.MAP, new MapCommand(context, forms)),
                new Shortcut(Shortcut.Kind.FAME, new FameCommand(context, forms)),
                new Shortcut(Shortcut.Kind.REPORT, new ReportCommand(context, forms)),
                new Shortcut(Shortcut.Kind.HELP, new HelpCommand(context, forms)),
                new Shortcut(Shortcut.Kind.RULES, new RulesCommand(context, forms)),
                new Shortcut(Shortcut.Kind.READY, new OrdersReady(context, forms), desk::finish),
                new Shortcut(Shortcut.Kind.GAMES, new CampaignList(context, forms)),
                new ShelfMenu(new HelpCommand(context, forms)),
                new ShelfMenu(new RulesCommand(context, forms)),
                new TurnReport(context),
                new CardButton(new CardCommand(context, forms)),
                new HallButton(context),
                new TurnButton(TurnButton.Kind.MAP, new MapCommand(context, forms), context),
                new TurnButton(TurnButton.Kind.STANDINGS, new FameCommand(context, forms), context),
                new TurnButton(TurnButton.Kind.PROOF, new DiceVerify(context, forms), context));
    }

    private static List<SlashHandler> sheet(BotContext context, Forms forms, DeskComponents desk) {
        return List.of(
                new OrdersShow(context, forms),
                new OrdersPaste(desk, forms),
                new OrdersRemove(context, forms),
                new OrdersMove(context, forms),
                new OrdersClear(context, forms),
                new OrdersPreview(context, forms),
                new OrdersSimulate(desk, forms),
                new OrdersReady(context, forms),
                new OrdersStanding(context, forms));
    }

    /** Returns the commands for treaties, press and private conversations. */
    private static List<SlashHandler> speaking(BotContext context, Forms forms) {
        Treaties treaties = new Treaties(context);
        return List.of(
                new TreatyCommand(context, forms, treaties),
                new TreatyListCommand(context, forms, treaties),
                new PressCommand(context, forms),
                new TalkCommand(context, forms, new TalkMenu(context)));
    }

    private static List<SlashHandler> reading(BotContext context, Forms forms) {
        return List.of(
                new MapCommand(context, forms),
                new FameCommand(context, forms),
                new ReplayCommand(context, forms),
                new ReportCommand(context, forms),
                new CardCommand(context, forms),
                new RulesCommand(context, forms),
                new DiceVerify(context, forms),
                new ReceiptCommand(context, forms),
                new HallCommand(context, forms),
                new HelpCommand(context, forms));
    }
}
