package heraldo.rules.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Where texts are cut that are too long. */
class ExcerptTest {

    @Test
    void whatIsShortEnoughStays() {
        assertEquals("Fresnedo", Excerpt.of("Fresnedo", 8));
        assertEquals("🙂🙂", Excerpt.ofLetters("🙂🙂", 2));
    }

    @Test
    void aTextIsCutBetweenTwoWords() {
        assertEquals("los barqueros…", Excerpt.of("los barqueros cantan", 18));
        assertEquals("los barqueros…", Excerpt.of("los barqueros cantan", 14), "the last word fits whole");
        assertEquals("los barqueros…", Excerpt.ofLetters("los barqueros\ncantan", 18));
    }

    @Test
    void aWordThatFillsMoreThanHalfOfTheRoomIsCut() {
        assertEquals("a barqu…", Excerpt.of("a barqueros", 8));
    }

    @Test
    void noCharacterIsCutInTwo() {
        String cut = Excerpt.of("🙂".repeat(9), 8);
        assertTrue(cut.length() <= 8 && cut.endsWith("…") && cut.indexOf('\uFFFD') < 0, cut);
        assertEquals("🙂🙂🙂…", Excerpt.ofLetters("🙂".repeat(9), 4));
    }
}
