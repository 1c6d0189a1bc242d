package heraldo.bot.sandbox.demo;

import java.util.List;

/**
 * What happens in the demo.
 *
 * @param ruleset id of the ruleset played
 * @param name name of the campaign
 * @param cron when its turns end, five-field cron
 * @param zone time zone of the cron
 * @param language {@code es} or {@code en}
 * @param welcome what the game master tells newcomers in the server's first channel; may be empty
 * @param square the channel in which players talk before everybody
 * @param talk what the players say to each other meanwhile, one line each in turn
 */
public record Script(
        String ruleset,
        String name,
        String cron,
        String zone,
        String language,
        String welcome,
        String square,
        List<String> talk) {
    public Script {
        talk = List.copyOf(talk);
    }
}
