package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.rules.kernel.Order;
import java.util.List;
import java.util.Optional;

/**
 * A button that writes a recommended first order on the sheet and opens the desk, which asks before an order that is played at
 * once. In a later turn it only opens the desk, because the recommendation may be outdated.
 */
public final class BeginButton implements ComponentHandler {

    private static final String ACTION = "begin";
    private static final String GAP = " ";

    private final SheetDesk desk;
    private final FormFlow flow;

    BeginButton(SheetDesk desk, FormFlow flow) {
        this.desk = desk;
        this.flow = flow;
    }

    /**
     * Returns the component id of the button.
     *
     * @param turn the turn in which it is wise
     * @param place the index among the first orders, from 0
     */
    public static ComponentId componentId(CampaignId campaign, int turn, int place) {
        return new ComponentId(ACTION, Optional.of(campaign), 0, 0, turn + GAP + place);
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public String errand() {
        return DeskPress.KIND.errand();
    }

    @Override
    public Answer answer(Admitted admitted) {
        String[] meant = admitted.call().componentId().orElseThrow().argument().split(GAP, 2);
        Receipt today = desk.today(admitted);
        Bench bench = desk.bench(admitted, today);
        List<Order> first = FirstOrders.of(bench.position(), bench.seat());
        int place = Integer.parseInt(meant[1]);
        boolean wise = today.turn().key().number() == Integer.parseInt(meant[0]) && place < first.size();
        return wise && !bench.sheet().orders().contains(first.get(place))
                ? flow.advised(bench, first.get(place))
                : desk.show(admitted, Tray.EMPTY);
    }
}
