package heraldo.bot.discord.album;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words on the page of an album. */
class MarkupTest {

    @ParameterizedTest
    @CsvSource(delimiter = '→', quoteCharacter = '§', textBlock = """
            <script>alert('x')</script>     → &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;
            "onload="x & y                  → &quot;onload=&quot;x &amp; y
            **Alba** gana `mover G4 <b>`    → <strong>Alba</strong> gana <code>mover G4 &lt;b&gt;</code>
            2 * 3 ** 4                      → 2 * 3 ** 4
            *La siega* y **más**            → <em>La siega</em> y <strong>más</strong>
            2*3*4 *                         → 2*3*4 *
            """)
    void nothingInThemIsObeyedButWhatSentencesSetOff(String words, String shown) {
        assertEquals(shown, Markup.line(words));
    }

    @Test
    void nothingThatPeopleTypeIsObeyed() {
        Speech speech = Markup.literal(new Dictionary(ShippedGames.ROOTS.languages())
                .speech(Tongue.of("es"))
                .plain());
        String typed = speech.typed("-# **Alba** *dice* `mover`");
        assertEquals("-# **Alba** *dice* `mover`", Markup.line(typed));
        assertEquals("-# **Alba** *dice* `mover`", Markup.plain(typed));
    }
}
