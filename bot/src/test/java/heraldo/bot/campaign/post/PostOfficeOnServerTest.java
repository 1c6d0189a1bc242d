package heraldo.bot.campaign.post;

import heraldo.bot.store.OnPostgres;
import org.junit.jupiter.api.Tag;

/** The same with books that a server keeps. */
@OnPostgres
@Tag("long")
class PostOfficeOnServerTest extends PostOfficeTest {}
