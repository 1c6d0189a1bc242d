package heraldo.bot.campaign.port;

import heraldo.bot.campaign.model.Dispatch;
import java.time.Duration;

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
        private final Duration rest;

        /** A post that failed. */
        public UndeliverableException(String reason, Failure failure) {
            this(reason, failure, Duration.ZERO);
        }

        /**
         * A post that failed.
         *
         * @param rest the time for which a retry is of no use
         */
        public UndeliverableException(String reason, Failure failure, Duration rest) {
            super(reason);
            this.failure = failure;
            this.rest = rest;
        }

        public Failure failure() {
            return failure;
        }

        /** For how long a retry is of no use; zero where that is not known. */
        public Duration rest() {
            return rest;
        }
    }

    /** The kinds of failure of a post. */
    enum Failure {
        /** Nothing of it is there: it can be tried again without looking for it. */
        UNSENT,
        /** Part of it is there, or all, or may be. */
        DOUBTFUL,
        /** A retry cannot help: its recipient cannot be written to. */
        HOPELESS
    }
}
