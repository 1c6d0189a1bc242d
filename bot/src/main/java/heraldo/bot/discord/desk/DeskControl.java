package heraldo.bot.discord.desk;

import heraldo.bot.discord.gate.ComponentHandler;

/** Something on a desk that can be pressed, chosen or sent; the answer takes the desk's place. */
interface DeskControl extends ComponentHandler {

    DeskPress press();

    @Override
    default String action() {
        return press().action();
    }

    @Override
    default String errand() {
        return press().errand();
    }

    @Override
    default boolean inPlace() {
        return true;
    }
}
