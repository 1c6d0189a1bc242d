package heraldo.bot.discord.edict;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.Corrections;
import java.util.ArrayList;
import java.util.List;

/** Lets game masters enter events, missions and corrections with buttons, and cancel pending ones. */
public final class EdictDesk {

    private final BotContext context;
    private final Corrections corrections;
    private final EdictSlips slips = new EdictSlips();

    public EdictDesk(BotContext context, Corrections corrections) {
        this.context = context;
        this.corrections = corrections;
    }

    /** Asks what should happen. */
    public Answer open(Admitted admitted, EdictFamily family) {
        return new EdictFlow(context, slips, corrections, family).show(admitted);
    }

    /** The menus of everything that the rules let a game master do, for a message of their own. */
    public List<Card.Menu> menus(Admitted admitted) {
        return new EdictCard(EdictBench.of(context, admitted, EdictFamily.ANY)).menus();
    }

    /**
     * Some of what is pending, each with a button that calls it off, for a message that they alone see and that has more to say.
     */
    public List<Card.Part> pending(Admitted admitted) {
        return new PendingList(EdictBench.of(context, admitted, EdictFamily.ANY), slips, PendingList.FEW).lines();
    }

    /** Returns the handlers of the menus, buttons and forms. */
    public List<ComponentHandler> components() {
        List<ComponentHandler> components = new ArrayList<>();
        for (EdictFamily family : EdictFamily.values()) {
            components.addAll(new EdictFlow(context, slips, corrections, family).components());
        }
        return components;
    }
}
