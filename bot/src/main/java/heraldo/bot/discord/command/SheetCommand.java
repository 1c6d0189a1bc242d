package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.page.ReceiptCard;
import java.util.List;

/** A command about the player's own sheet: answered with the receipt. Blanks for a line are filled from the sheet. */
abstract class SheetCommand implements SlashHandler {

    static final String LINE = "line";
    static final String TO = "to";
    static final int MOST_LINES = 200;

    private final Front front;

    SheetCommand(Front front) {
        this.front = front;
    }

    final Front front() {
        return front;
    }

    abstract Receipt receipt(Call call);

    @Override
    public final Answer answer(Call call) {
        return shown(receipt(call), call);
    }

    Answer shown(Receipt receipt, Call call) {
        return new ReceiptCard(front).of(receipt, call.tongue());
    }

    @Override
    public final List<Prompt> prompts(Call call, String field, String typed) {
        List<Prompt> lines = front.office().orders().show(call.act()).lines().stream()
                .map(line -> new Prompt(line.number() + ": " + line.text(), String.valueOf(line.number())))
                .toList();
        return Prompts.fitting(lines, typed);
    }
}
