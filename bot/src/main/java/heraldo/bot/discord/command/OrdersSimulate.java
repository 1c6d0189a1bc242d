package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.desk.DeskComponents;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /orders simulate}: what the sheet might come to. */
final class OrdersSimulate implements SlashHandler {

    private final DeskComponents desk;
    private final Forms forms;

    OrdersSimulate(DeskComponents desk, Forms forms) {
        this.desk = desk;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders simulate");
    }

    @Override
    public Right right() {
        return Right.LOOK;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return desk.simulate(admitted);
    }
}
