package heraldo.bot.sandbox.rest;

/** Answers requests of one kind; called under the world's lock. */
@FunctionalInterface
public interface Endpoint {
    /**
     * Answers.
     *
     * @throws heraldo.bot.sandbox.wire.Refused as Discord refuses it
     */
    Reply answer(Call call);
}
