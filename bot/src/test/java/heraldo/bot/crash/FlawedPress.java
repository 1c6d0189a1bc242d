package heraldo.bot.crash;

import heraldo.bot.campaign.book.PressBook;
import heraldo.bot.campaign.model.Missive;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/** A book of what is said with a mistake in it. */
final class FlawedPress {
    private FlawedPress() {}

    /** Everything is written twice; the second counts. */
    static PressBook twice(PressBook book) {
        return (PressBook) Proxy.newProxyInstance(
                FlawedPress.class.getClassLoader(), new Class<?>[] {PressBook.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("add")) {
                        book.add((Missive) arguments[0]);
                    }
                    try {
                        return method.invoke(book, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
