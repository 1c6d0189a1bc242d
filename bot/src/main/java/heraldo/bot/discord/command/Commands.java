package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Handlers;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.TicketHandler;
import heraldo.bot.discord.order.OrderCommands;
import heraldo.bot.discord.room.Permits;
import heraldo.bot.discord.room.Plot;
import java.util.ArrayList;
import java.util.List;

/** All commands and buttons of the bot. */
public final class Commands {

    private Commands() {}

    public static Handlers all(Front front, Permits permits, Plot plot) {
        Site site = new Site(front, permits, plot);
        Forms forms = new Forms(front.dictionary());
        Drafts drafts = new Drafts();
        OrderCommands orders = new OrderCommands(front);
        Enrolment enrolment = new Enrolment(front);
        List<SlashHandler> slashes = new ArrayList<>();
        slashes.add(new CampaignNew(front, forms, drafts, site));
        slashes.add(new CampaignJoin(front, forms, enrolment));
        slashes.add(new CampaignLeave(front, forms));
        slashes.add(new CampaignStart(front, forms));
        slashes.add(new CampaignInfo(front, forms));
        slashes.add(new CampaignList(front, forms));
        slashes.add(new SettingsServer(front, forms));
        slashes.addAll(sheet(front, forms));
        slashes.addAll(reading(front, forms));
        slashes.addAll(gameMaster(front, forms));
        slashes.addAll(orders.slashes());
        List<TicketHandler> tickets = new ArrayList<>(orders.tickets());
        tickets.add(new DraftKey(front, drafts, site, DraftKey.Choice.YES));
        tickets.add(new DraftKey(front, drafts, site, DraftKey.Choice.NO));
        tickets.add(RewindKey.yes(front));
        tickets.add(RewindKey.no(front));
        tickets.add(enrolment);
        tickets.add(new JoinKey(enrolment));
        tickets.add(new PastedOrders(front));
        tickets.add(new Shortcut(Shortcut.Kind.ORDERS, new OrdersShow(front, forms)));
        tickets.add(new Shortcut(Shortcut.Kind.MAP, PageCommand.map(front, forms)));
        tickets.add(new Shortcut(Shortcut.Kind.FAME, PageCommand.fame(front, forms)));
        tickets.add(new Shortcut(Shortcut.Kind.REPORT, new ReportCommand(front, forms)));
        tickets.add(new TurnReport(front));
        return new Handlers(slashes, tickets);
    }

    private static List<SlashHandler> sheet(Front front, Forms forms) {
        return List.of(
                new OrdersShow(front, forms),
                new OrdersPaste(front, forms),
                new OrdersRemove(front, forms),
                new OrdersMove(front, forms),
                new OrdersClear(front, forms),
                new OrdersPreview(front, forms),
                new OrdersReady(front, forms));
    }

    private static List<SlashHandler> reading(Front front, Forms forms) {
        return List.of(
                PageCommand.map(front, forms),
                PageCommand.fame(front, forms),
                new ReportCommand(front, forms),
                new RulesCommand(front, forms),
                new DiceVerify(front, forms),
                new ReceiptCommand(front, forms),
                new HelpCommand(front, forms));
    }

    private static List<SlashHandler> gameMaster(Front front, Forms forms) {
        return List.of(
                new GmDeadline(front, forms),
                new GmExtend(front, forms),
                new GmResolve(front, forms),
                new GmPause(front, forms),
                new GmResume(front, forms),
                GmEdict.event(front, forms),
                GmEdict.mission(front, forms),
                GmEdict.edit(front, forms),
                new GmOption(front, forms),
                new GmRewind(front, forms),
                new GmAudit(front, forms),
                new GmExport(front, forms),
                new GmAnnounce(front, forms));
    }
}
