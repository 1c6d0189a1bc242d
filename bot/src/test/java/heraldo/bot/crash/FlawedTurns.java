package heraldo.bot.crash;

import heraldo.bot.campaign.book.TurnBook;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnResult;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicBoolean;

/** A book of turns with a mistake in how results are written. */
final class FlawedTurns {
    private static final AtomicBoolean FORGOT = new AtomicBoolean();

    private FlawedTurns() {}

    /** How a result is written. */
    @FunctionalInterface
    interface Ending {
        boolean write(TurnBook book, CampaignTurn seen, CampaignTurn next);
    }

    /** The book, but for results. */
    static TurnBook in(TurnBook book, Ending ending) {
        return (TurnBook) Proxy.newProxyInstance(
                FlawedTurns.class.getClassLoader(), new Class<?>[] {TurnBook.class}, (proxy, method, arguments) -> {
                    boolean ends = method.getName().equals("change")
                            && ((CampaignTurn) arguments[1]).result().isPresent();
                    return ends
                            ? ending.write(book, (CampaignTurn) arguments[0], (CampaignTurn) arguments[1])
                            : asked(book, method, arguments);
                });
    }

    private static Object asked(TurnBook book, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(book, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** The first result is said to be written, and is not: the turn is played, and told, once more. */
    static boolean forgotten(TurnBook book, CampaignTurn seen, CampaignTurn next) {
        return FORGOT.compareAndSet(false, true) || book.change(seen, next);
    }

    /** The position before the turn is kept as what came of it. */
    static boolean stale(TurnBook book, CampaignTurn seen, CampaignTurn next) {
        TurnResult came = next.result().orElseThrow();
        TurnResult stale = new TurnResult(seen.state(), came.story(), came.link(), came.resolved(), came.late());
        return book.change(
                seen,
                new CampaignTurn(
                        next.key(),
                        next.lap(),
                        next.stage(),
                        next.clock(),
                        next.state(),
                        next.attempts(),
                        next.version(),
                        next.outcome().withResult(stale)));
    }
}
