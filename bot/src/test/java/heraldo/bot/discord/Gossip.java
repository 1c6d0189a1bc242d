package heraldo.bot.discord;

import heraldo.bot.campaign.Courier;
import heraldo.rules.engine.HostedRuleset;

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
}
