package heraldo.bot.discord.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.rules.data.ConfigRoots;
import java.time.ZoneId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nobody reads a cron line: it is said as people would say it. */
class CadenceWordsTest {

    private static final ConfigRoots ROOTS = ShippedGames.ROOTS;

    private static String said(String language, String cron, String zone) {
        Speech speech = new Dictionary(ROOTS.languages()).speech(Tongue.of(language));
        return new CadenceWords(speech).say(cron, ZoneId.of(zone));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 20 * * SUN|Europe/Madrid|los domingos a las 20:00 (Madrid)",
                "0 20 * * 0|America/Mexico_City|los domingos a las 20:00 (Ciudad de México)",
                "30 8 * * 7|America/Bogota|los domingos a las 8:30 (Bogotá)",
                "0 18 * * 1,4|Europe/Madrid|los lunes y jueves a las 18:00 (Madrid)",
                "0 18 * * fri-sun|Europe/Madrid|los viernes, sábados y domingos a las 18:00 (Madrid)",
                "0 8,20 * * *|Europe/Madrid|todos los días a las 8:00 y 20:00 (Madrid)",
                "0 20 * * *|UTC|todos los días a las 20:00 (UTC)",
                "every 2 days at 20:00 from 2027-03-01|Europe/Madrid|cada 2 días a las 20:00 (Madrid)",
                "every 36 hours from 2027-03-01T08:00|Europe/Madrid|cada 36 horas (Madrid)",
                "last day of the month at 18:00|Europe/Madrid|el último día de cada mes a las 18:00 (Madrid)",
                "30 21 * * WED; 0 10 * * SUN|Europe/Madrid|los miércoles a las 21:30 y los domingos a las 10:00 (Madrid)",
                "0 20 1 * *|Europe/Madrid|según un calendario propio (Madrid)",
                "*/30 * * * *|Europe/Madrid|según un calendario propio (Madrid)",
            })
    void aCadenceIsSaidInSpanish(String cron, String zone, String words) {
        assertEquals(words, said("es", cron, zone));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 20 * * SUN|Europe/Madrid|on Sundays at 20:00 (Madrid)",
                "0 18 * * MON,THU|Europe/London|on Mondays and Thursdays at 18:00 (London)",
                "0 20 * * *|America/New_York|every day at 20:00 (New York)",
                "every 2 days at 08:00,20:00 from 2027-03-01|Europe/London|every 2 days at 8:00 and 20:00 (London)",
                "0 20 L * *|America/New_York|by a calendar of their own (New York)",
            })
    void andInEnglish(String cron, String zone, String words) {
        assertEquals(words, said("en", cron, zone));
    }
}
