package heraldo.bot.discord.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Long texts are told whole, page by page. */
class PagesTest {

    @Test
    void pagesEndWhereLinesEnd() {
        assertEquals(List.of("one\ntwo", "three"), Pages.of("one\ntwo\nthree", 8));
    }

    @Test
    void aLineThatIsTooLongIsBrokenBetweenWords() {
        assertEquals(List.of("once upon", "a time"), Pages.of("once upon a time", 11));
    }

    @Test
    void aWordThatIsTooLongIsBrokenButNeverALetter() {
        List<String> pages = Pages.of("🙂".repeat(10), 5);
        assertEquals("🙂".repeat(10), String.join("", pages));
        assertTrue(pages.stream().allMatch(page -> page.codePointCount(0, page.length()) == page.length() / 2));
    }

    @Test
    void aBackslashStaysWithWhatItProtects() {
        List<String> pages = Pages.of("abcd\\*efgh", 5);
        assertTrue(pages.stream().noneMatch(page -> page.endsWith("\\")), pages.toString());
    }

    @Test
    void aBlockOfCodeIsNotTorn() {
        assertEquals(List.of("one", "```\na\n b\n```", "two"), Pages.of("one\n```\na\n b\n```\ntwo", 14));
    }

    @Test
    void aBlockThatIsLongerThanAPageIsABlockOnEach() {
        List<String> pages = Pages.of("```\n" + "**no** <@1>\n".repeat(40) + "```\nend", 50);
        assertEquals("end", pages.getLast());
        pages.subList(0, pages.size() - 1).forEach(page -> {
            assertTrue(page.startsWith("```\n**no**") && page.endsWith("\n```") && page.length() <= 50, page);
        });
    }

    @Test
    void aFenceWithoutAnEndIsALine() {
        assertEquals(List.of("```\none", "two"), Pages.of("```\none\ntwo", 8));
    }

    @Test
    void aBlankTextHasNoPages() {
        assertEquals(List.of(), Pages.of(" \n\n ", 10));
    }

    @Test
    void noWordIsLostAndNoPageIsTooLong() {
        Random random = new Random(7);
        for (int most : List.of(20, 100, DiscordLimit.CONTENT.most(), DiscordLimit.EMBED_DESCRIPTION.most())) {
            String text = IntStream.range(0, 3_000)
                    .mapToObj(i -> "w" + i + (random.nextInt(9) == 0 ? "\n" : " "))
                    .collect(Collectors.joining());
            List<String> pages = Pages.of(text, most);
            assertFalse(pages.stream().anyMatch(page -> page.length() > most || page.isBlank()));
            assertEquals(
                    List.of(text.split("\\s+")), List.of(String.join(" ", pages).split("\\s+")));
        }
    }

    @Test
    void theMentionOfACommandIsNotBroken() {
        String mention = "</orders paste:1234567890>";
        for (int before = 60; before < 100; before++) {
            String line = "x".repeat(before) + " " + mention + " " + "y".repeat(60);
            assertTrue(
                    Pages.of(line, 100).stream().anyMatch(page -> page.contains(mention)),
                    Pages.of(line, 100).toString());
        }
    }
}
