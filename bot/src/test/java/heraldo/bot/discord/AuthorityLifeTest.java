package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that can be asked of the bot, by everybody, at every progress of a campaign, held against the table of rights. */
class AuthorityLifeTest {

    @TempDir
    Path folder;

    @Test
    void everybody_may_do_what_the_table_says_and_nothing_else() {
        try (Company company = Company.forming(folder)) {
            Examination examination = new Examination(company);
            assertEquals(Examination.ARGUMENTS.keySet(), examination.actions.keySet());
            Life.of(company, examination::everything);
            assertEquals(List.of(), examination.wrong());
        }
    }
}
