package heraldo.bot.discord.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.discord.text.Literal;
import heraldo.bot.discord.text.Tongue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Commands in a text can be pressed, and nothing else becomes a command. */
class CommandMentionsTest {

    private final CommandMentions mentions = new CommandMentions(List.of(
            new CommandShape(List.of(name("orders", "órdenes"), name("paste", "pegar")), List.of()),
            new CommandShape(List.of(name("help", "ayuda")), List.of())));

    @BeforeEach
    void register() {
        mentions.registered(Map.of("orders", "11", "help", "12"));
    }

    @Test
    void theBaseNameStandsInTheMentionInWhateverLanguageTheTextIs() {
        assertEquals("Pega con </orders paste:11>.", mentions.in("Pega con `/órdenes pegar`."));
        assertEquals("Paste with </orders paste:11>.", mentions.in("Paste with `/orders paste`."));
    }

    @Test
    void theOptionThatIsToBeFilledInStandsBehindIt() {
        assertEquals("</help:12> `orden:` lo explica", mentions.in("`/ayuda orden:` lo explica"));
    }

    @Test
    void whatCannotBePressedStaysCode() {
        assertEquals(
                "`/órdenes` `/mapa` `/órdenes pegar ya` `pegar`",
                mentions.in("`/órdenes` `/mapa` `/órdenes pegar ya` `pegar`"));
    }

    @Test
    void nothingCanBePressedBeforeTheNumbersAreKnown() {
        CommandMentions early =
                new CommandMentions(List.of(new CommandShape(List.of(name("help", "ayuda")), List.of())));
        assertEquals("`/ayuda`", early.in("`/ayuda`"));
    }

    @Test
    void inABlockOfCodeNothingIsAMention() {
        String block = "```\n`/ayuda`\n```";
        assertEquals(block + " </help:12>", mentions.in(block + " `/ayuda`"));
    }

    @Test
    void whatPlayersTypeStaysAsTheyTypedIt() {
        String typed = Literal.inText("`/ayuda` y </help:12>");
        assertEquals(typed, mentions.in(typed));
        assertEquals("`" + Literal.inCode("`/ayuda`") + "`", mentions.in("`" + Literal.inCode("`/ayuda`") + "`"));
    }

    private static Naming name(String english, String spanish) {
        Map<Tongue, String> words = Map.of(Tongue.of("es"), spanish, Tongue.of("en"), english);
        return new Naming(Tongue.of("en"), words, words);
    }
}
