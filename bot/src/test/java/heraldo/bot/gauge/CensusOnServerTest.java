package heraldo.bot.gauge;

import heraldo.bot.store.OnPostgres;
import org.junit.jupiter.api.Tag;

/** The same with books that a server keeps. */
@OnPostgres
@Tag("long")
class CensusOnServerTest extends CensusTest {}
