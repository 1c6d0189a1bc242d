package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.desk.DeskComponents;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.CommandShape;
import java.util.Optional;

/** {@code /orders paste}: opens a box that holds the sheet, for many lines at once. */
final class OrdersPaste implements SlashHandler {

    private final DeskComponents desk;
    private final Forms forms;

    OrdersPaste(DeskComponents desk, Forms forms) {
        this.desk = desk;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders paste");
    }

    @Override
    public Right right() {
        return Right.PLAY;
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        return desk.box(admitted);
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return desk.bulky(admitted);
    }
}
