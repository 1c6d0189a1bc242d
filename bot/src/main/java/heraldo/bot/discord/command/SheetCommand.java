package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.desk.SheetDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import java.util.List;

/** A command about the player's own sheet: answered with the receipt. Blanks for a line are filled from the sheet. */
abstract class SheetCommand implements SlashHandler {

    static final String LINE = "line";
    static final String TO = "to";
    static final int MOST_LINES = 200;

    private final BotContext context;

    SheetCommand(BotContext context) {
        this.context = context;
    }

    final BotContext context() {
        return context;
    }

    abstract Receipt receipt(Admitted admitted);

    @Override
    public final Answer answer(Admitted admitted) {
        return shown(receipt(admitted), admitted);
    }

    Answer shown(Receipt receipt, Admitted admitted) {
        return new SheetDesk(context).of(admitted, receipt);
    }

    @Override
    public final List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        List<Suggestion> lines = context.office().orders().show(admitted.act()).lines().stream()
                .map(line -> new Suggestion(line.number() + ": " + line.text(), String.valueOf(line.number())))
                .toList();
        return Suggestions.fitting(lines, typed);
    }
}
