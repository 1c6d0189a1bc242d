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
    void pages_end_where_lines_end() {
        assertEquals(List.of("one\ntwo", "three"), Pages.of("one\ntwo\nthree", 8));
    }

    @Test
    void a_line_that_is_too_long_is_broken_between_words() {
        assertEquals(List.of("once upon", "a time"), Pages.of("once upon a time", 11));
    }

    @Test
    void a_word_that_is_too_long_is_broken_but_never_a_letter() {
        List<String> pages = Pages.of("🙂".repeat(10), 5);
        assertEquals("🙂".repeat(10), String.join("", pages));
        assertTrue(pages.stream().allMatch(page -> page.codePointCount(0, page.length()) == page.length() / 2));
    }

    @Test
    void a_backslash_stays_with_what_it_protects() {
        List<String> pages = Pages.of("abcd\\*efgh", 5);
        assertTrue(pages.stream().noneMatch(page -> page.endsWith("\\")), pages.toString());
    }

    @Test
    void a_block_of_code_is_not_torn() {
        assertEquals(List.of("one", "```\na\n b\n```", "two"), Pages.of("one\n```\na\n b\n```\ntwo", 14));
    }

    @Test
    void a_block_that_is_longer_than_a_page_is_a_block_on_each() {
        List<String> pages = Pages.of("```\n" + "**no** <@1>\n".repeat(40) + "```\nend", 50);
        assertEquals("end", pages.getLast());
        pages.subList(0, pages.size() - 1).forEach(page -> {
            assertTrue(page.startsWith("```\n**no**") && page.endsWith("\n```") && page.length() <= 50, page);
        });
    }

    @Test
    void a_fence_without_an_end_is_a_line() {
        assertEquals(List.of("```\none", "two"), Pages.of("```\none\ntwo", 8));
    }

    @Test
    void a_blank_text_has_no_pages() {
        assertEquals(List.of(), Pages.of(" \n\n ", 10));
    }

    @Test
    void no_word_is_lost_and_no_page_is_too_long() {
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
}
