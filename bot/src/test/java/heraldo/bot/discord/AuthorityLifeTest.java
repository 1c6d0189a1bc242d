package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everything that can be asked of the bot, by everybody, at every progress of a campaign, held against the table of rights. */
@Tag("slow")
class AuthorityLifeTest {
    private static final Logger LOG = LoggerFactory.getLogger(AuthorityLifeTest.class);

    @TempDir
    Path folder;

    @Test
    void everybodyMayDoWhatTheTableSaysAndNothingElse() {
        try (Company company = Company.forming(folder)) {
            Examination examination = new Examination(company);
            assertEquals(Examination.ARGUMENTS.keySet(), examination.actions.keySet());
            Life.of(company, examination::everything);
            List<String> wrong = examination.wrong();
            LOG.info("judged={} wrong={}", examination.asked(), wrong.size());
            assertEquals(List.of(), wrong);
        }
    }
}
