package heraldo.bot.campaign.port;

import heraldo.bot.campaign.model.Dispatch;

/** Port: posts what the outbox holds. */
@FunctionalInterface
public interface Courier {
    /**
     * Posts one dispatch. Called again with the same dispatch if the answer was lost: the dispatch's id must then lead
     * to the post that is already there.
     *
     * @return names the post outside, e.g. the id of the (first) message
     * @throws UndeliverableException if it cannot be posted now
     */
    String deliver(Dispatch dispatch);

    /** The post could not be made. */
    final class UndeliverableException extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final Failure failure;

        /** A post that failed. */
        public UndeliverableException(String reason, Failure failure) {
            super(reason);
            this.failure = failure;
        }

        public Failure failure() {
            return failure;
        }
    }

    /** How a post failed. */
    enum Failure {
        /** Nothing of it is there: it can be tried again without looking for it. */
        UNSENT,
        /** Part of it is there, or all, or may be. */
        DOUBTFUL,
        /** A retry cannot help: its recipient cannot be written to. */
        HOPELESS
    }
}
