package heraldo.bot.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import heraldo.architecture.RecordLaws;
import org.junit.jupiter.api.Test;

/** Nothing in the bot and in its stand-in is made of more than eight values, and copies are named as what they are. */
class RecordLawsTest {

    private static final RecordLaws LAWS = new RecordLaws(new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("heraldo.bot"));

    @Test
    void nothingIsMadeOfMoreThanEightValues() {
        assertEquals("", String.join("\n", LAWS.crowded()));
    }

    @Test
    void whatGivesACopyWithAnotherValueSaysSo() {
        assertEquals("", String.join("\n", LAWS.misnamed()));
    }
}
