package heraldo.bot.sandbox.demo;

import java.util.List;

/**
 * The script of the demo.
 *
 * @param ruleset id of the ruleset played
 * @param name name of the campaign
 * @param cron the ends of its turns, five-field cron
 * @param zone time zone of the cron
 * @param language {@code es} or {@code en}
 * @param welcome the game master's message to newcomers in the server's first channel; may be empty
 * @param square the channel in which players talk before everybody
 * @param talk lines that the players say to each other meanwhile, one each in turn
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
