package heraldo.bot.campaign;

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

        private final boolean hopeless;

        /**
         * A post that failed.
         *
         * @param hopeless whether trying again cannot help, e.g. because the channel is gone
         */
        public UndeliverableException(String reason, boolean hopeless) {
            super(reason);
            this.hopeless = hopeless;
        }

        public boolean hopeless() {
            return hopeless;
        }
    }
}
