package heraldo.bot.campaign.proof;

import heraldo.bot.store.OnPostgres;
import org.junit.jupiter.api.Tag;

/** A campaign of each game has the same record, to the byte, in books that a server keeps. */
@OnPostgres
@Tag("long")
class GoldenRecordsOnServerTest extends GoldenRecordsTest {}
