package heraldo.bot.crash;

import heraldo.bot.campaign.port.CrashPoint;

/** How the program dies. */
sealed interface Kill {
    /**
     * At a named point.
     *
     * @param passes how often it is passed before
     */
    record At(CrashPoint point, int passes) implements Kill {}

    /**
     * By SIGKILL, after a request has left and before its answer comes.
     *
     * @param stored whether Discord had done it
     */
    record Waiting(Request request, boolean stored) implements Kill {}

    /**
     * By SIGKILL, a while later.
     *
     * @param share of the time that this part of its life usually takes, in thousandths
     */
    record Later(int share) implements Kill {}

    /**
     * By SIGTERM, a while later: it may close its parts.
     *
     * @param share of the time that this part of its life usually takes, in thousandths
     */
    record Asked(int share) implements Kill {}

    /** A kind of request. */
    enum Request {
        ACKNOWLEDGEMENT("POST", "/interactions/\\d+/.*/callback"),
        RECEIPT("PATCH", "/webhooks/.*/messages/@original"),
        POST("POST", "/channels/\\d+/messages$"),
        HISTORY("GET", "/channels/\\d+/messages$"),
        STATUS("PATCH", "/channels/\\d+/messages/\\d+$");

        private final String method;
        private final String path;

        Request(String method, String path) {
            this.method = method;
            this.path = path;
        }

        String method() {
            return method;
        }

        String path() {
            return path;
        }
    }
}
