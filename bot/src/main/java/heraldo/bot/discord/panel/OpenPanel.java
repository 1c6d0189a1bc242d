package heraldo.bot.discord.panel;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.page.PanelKey;

/** The button that opens the panel beside the message below which it stands. */
record OpenPanel(PanelDesk desk) implements ComponentHandler {

    @Override
    public String action() {
        return PanelKey.OPEN;
    }

    @Override
    public String errand() {
        return PanelPress.SHOW.errand();
    }

    @Override
    public Answer answer(Admitted admitted) {
        return desk.open(admitted);
    }
}
