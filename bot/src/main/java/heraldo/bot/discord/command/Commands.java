package heraldo.bot.discord.command;

import heraldo.bot.discord.desk.DeskComponents;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.Handlers;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.order.OrderCommands;
import heraldo.bot.discord.room.Permits;
import heraldo.bot.discord.room.Plot;
import java.util.ArrayList;
import java.util.List;

/** All commands and buttons of the bot. */
public final class Commands {

    private Commands() {}

    public static Handlers all(BotContext context, Permits permits, Plot plot) {
        Site site = new Site(context, permits, plot);
        Forms forms = new Forms(context.dictionary());
        Drafts drafts = new Drafts();
        DeskComponents desk = new DeskComponents(context);
        OrderCommands orders = new OrderCommands(context);
        Enrolment enrolment = new Enrolment(context);
        List<SlashHandler> slashes = new ArrayList<>();
        slashes.add(new CampaignNew(context, forms, drafts, site));
        slashes.add(new CampaignJoin(context, forms, enrolment));
        slashes.add(new CampaignLeave(context, forms));
        slashes.add(new CampaignStart(context, forms));
        slashes.add(new CampaignInfo(context, forms));
        slashes.add(new CampaignList(context, forms));
        slashes.add(new SettingsServer(context, forms));
        slashes.add(new SettingsPersonal(context, forms));
        slashes.addAll(sheet(context, forms, desk));
        slashes.addAll(reading(context, forms));
        slashes.addAll(new GameMasterCommands(context, forms).all());
        slashes.addAll(orders.slashes());
        List<ComponentHandler> components = new ArrayList<>(orders.components());
        components.add(new DraftButton(context, drafts, site, DraftButton.Choice.YES));
        components.add(new DraftButton(context, drafts, site, DraftButton.Choice.NO));
        components.add(RewindButton.yes(context));
        components.add(RewindButton.no(context));
        components.add(enrolment);
        components.add(new JoinButton(enrolment));
        components.addAll(desk.all());
        components.addAll(pages(context, forms));
        return new Handlers(slashes, components);
    }

    /** Buttons and menus that open what a command shows. */
    private static List<ComponentHandler> pages(BotContext context, Forms forms) {
        return List.of(
                new Shortcut(Shortcut.Kind.ORDERS, new OrdersShow(context, forms)),
                new Shortcut(Shortcut.Kind.MAP, new MapCommand(context, forms)),
                new Shortcut(Shortcut.Kind.FAME, new FameCommand(context, forms)),
                new Shortcut(Shortcut.Kind.REPORT, new ReportCommand(context, forms)),
                new Shortcut(Shortcut.Kind.HELP, new HelpCommand(context, forms)),
                new Shortcut(Shortcut.Kind.RULES, new RulesCommand(context, forms)),
                new ShelfMenu(new HelpCommand(context, forms)),
                new ShelfMenu(new RulesCommand(context, forms)),
                new TurnReport(context),
                new CardButton(new CardCommand(context, forms)),
                new TurnButton(TurnButton.Kind.MAP, new MapCommand(context, forms)),
                new TurnButton(TurnButton.Kind.STANDINGS, new FameCommand(context, forms)),
                new TurnButton(TurnButton.Kind.PROOF, new DiceVerify(context, forms)));
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

    private static List<SlashHandler> reading(BotContext context, Forms forms) {
        return List.of(
                new MapCommand(context, forms),
                new FameCommand(context, forms),
                new ReportCommand(context, forms),
                new CardCommand(context, forms),
                new RulesCommand(context, forms),
                new DiceVerify(context, forms),
                new ReceiptCommand(context, forms),
                new HelpCommand(context, forms));
    }
}
