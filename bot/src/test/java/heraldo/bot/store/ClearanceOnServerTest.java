package heraldo.bot.store;

import org.junit.jupiter.api.Tag;

/** The same with books that a server keeps. */
@OnPostgres
@Tag("long")
class ClearanceOnServerTest extends ClearanceTest {}
