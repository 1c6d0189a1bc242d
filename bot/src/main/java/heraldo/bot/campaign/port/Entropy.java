package heraldo.bot.campaign.port;

/** Port: secret random bytes. */
@FunctionalInterface
public interface Entropy {
    /** 32 fresh random bytes. */
    byte[] draw();
}
