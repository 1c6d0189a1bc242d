package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import java.util.Optional;

/** A button below what is said of a kind of order: opens the desk and begins one of that kind there. */
public final class KindButton implements ComponentHandler {

    private static final String ACTION = "kind";

    private final SheetDesk desk;
    private final FormFlow flow;

    KindButton(SheetDesk desk, FormFlow flow) {
        this.desk = desk;
        this.flow = flow;
    }

    /** Returns the component id of the button for one user in a campaign. */
    public static ComponentId componentId(CampaignId campaign, long user, String type) {
        return new ComponentId(ACTION, Optional.of(campaign), 0, user, type);
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
        String key = admitted.call().componentId().orElseThrow().argument();
        Bench bench = desk.bench(admitted, desk.today(admitted));
        return bench.game().orders().types().stream()
                .filter(type -> type.key().equals(key))
                .findFirst()
                .map(type -> flow.beginAnew(bench, type))
                .orElseGet(() -> desk.show(admitted, Tray.EMPTY));
    }
}
