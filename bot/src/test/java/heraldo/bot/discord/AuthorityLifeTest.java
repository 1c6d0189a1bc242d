package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.testing.Sampling;
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

    /** Each request of each role is tried in one of so many states of a campaign. */
    private static final int ONE_OF = Sampling.size("heraldo.rights.one-of", 80, 1);

    @TempDir
    Path folder;

    @Test
    void everybodyMayDoWhatTheTableSaysAndNothingElse() {
        try (Company company = Company.forming(folder)) {
            Examination examination = new Examination(company);
            assertEquals(Examination.ARGUMENTS.keySet(), examination.actions.keySet());
            Life.of(company, progress -> examination.share(progress, ONE_OF));
            List<String> wrong = examination.wrong();
            LOG.info("judged={} wrong={}", examination.asked(), wrong.size());
            assertEquals(List.of(), wrong);
        }
    }
}
