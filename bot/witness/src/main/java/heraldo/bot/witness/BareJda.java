package heraldo.bot.witness;

import java.util.Collection;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;

/** JDA as it comes, connected to something else than Discord. */
public record BareJda(JDA jda) implements AutoCloseable {

    /**
     * Connects, and waits until the connection is ready.
     *
     * @param token of the bot
     * @param rest address of the REST interface, as {@code http://127.0.0.1:8080/api/v10/}
     * @param gateway address of the gateway, as {@code ws://127.0.0.1:8080/gateway}
     * @param listeners are told of every event
     */
    public static BareJda connect(
            String token, String rest, String gateway, Collection<GatewayIntent> intents, Object... listeners)
            throws InterruptedException {
        JDA jda = JDABuilder.createLight(token, intents)
                .setRestConfig(new RestConfig().setBaseUrl(rest))
                .setSessionController(new SessionControllerAdapter() {
                    @Override
                    public String getGateway() {
                        return gateway;
                    }
                })
                .addEventListeners(listeners)
                .build()
                .awaitReady();
        return new BareJda(jda);
    }

    @Override
    public void close() {
        jda.shutdownNow();
    }
}
