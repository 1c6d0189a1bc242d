package heraldo.bot.discord.panel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.gate.Attachment;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of the record and the album before channels are closed or deleted. */
class EstateTest {

    private static final Optional<Attachment> FILE = Optional.of(new Attachment("file", new byte[0]));

    private static String asked(String files, String large) {
        Speech speech = new Dictionary(ShippedGames.ROOTS.languages()).speech(Tongue.of("es"));
        return speech.say("discord.panel.ask-delete", "files", files, "large", large);
    }

    @Test
    void whatIsTooLargeIsNamedWithTheWayToGetIt() {
        String neither = asked(Estate.which(Optional.empty(), Optional.empty()), Estate.which(FILE, FILE));
        assertFalse(neither.contains("Aquí tienes"), neither);
        assertTrue(neither.contains("`heraldo export`") && neither.contains("`heraldo album`"), neither);
        String record = asked(Estate.which(FILE, Optional.empty()), Estate.which(Optional.empty(), FILE));
        assertTrue(record.contains("Aquí tienes antes el registro: guárdalo."), record);
        assertTrue(record.contains("El álbum no cabe") && !record.contains("heraldo export"), record);
    }

    @Test
    void whatFitsIsNamedAsItIs() {
        String both = asked(Estate.which(FILE, FILE), Estate.which(Optional.empty(), Optional.empty()));
        assertTrue(both.endsWith("Aquí tienes antes el registro y el álbum: guárdalos."), both);
        assertEquals("ALBUM", Estate.which(Optional.empty(), FILE));
    }
}
