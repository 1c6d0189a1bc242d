package heraldo.bot.discord;

import heraldo.bot.campaign.port.Courier;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Function;

/** A mistake that tells a secret, built into the program to see that it is found. */
interface Gossip {

    /** The program as it is. */
    Gossip NONE = new Gossip() {};

    /** A ruleset as the program gets it. */
    default HostedRuleset<?> rules(HostedRuleset<?> own) {
        return own;
    }

    /** Whoever posts what the outbox holds. */
    default Courier courier(Courier own, Stage stage) {
        return own;
    }

    /** Something that a ruleset does otherwise than it should. */
    @FunctionalInterface
    interface Slip {
        Object answer(Method asked, Object[] arguments) throws ReflectiveOperationException;
    }

    /** All rulesets make a slip, each made from the ruleset as it should be. */
    static Gossip rules(Function<Ruleset<?>, Slip> slip) {
        return new Gossip() {
            @Override
            public HostedRuleset<?> rules(HostedRuleset<?> own) {
                return slipping(own, slip.apply(own.ruleset()));
            }
        };
    }

    @SuppressWarnings("unchecked")
    private static <S> HostedRuleset<S> slipping(HostedRuleset<S> own, Slip slip) {
        Ruleset<S> rules = (Ruleset<S>) Proxy.newProxyInstance(
                Ruleset.class.getClassLoader(), new Class<?>[] {Ruleset.class}, (proxy, asked, arguments) -> {
                    try {
                        return slip.answer(asked, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        return new HostedRuleset<>(
                own.folder(), own.manifest(), own.options(), rules, own.books(), own.news(), own.tutorial());
    }
}
