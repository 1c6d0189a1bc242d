package heraldo.bot.store;

import heraldo.bot.campaign.port.CrashPoint;
import org.flywaydb.core.api.callback.BaseCallback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;

/** Is told of every migration before it is committed: the program may be killed there. */
public final class MigrationStep extends BaseCallback {
    @Override
    public boolean supports(Event event, Context context) {
        return event == Event.AFTER_EACH_MIGRATE;
    }

    @Override
    public void handle(Event event, Context context) {
        CrashPoint.MIGRATION_WRITTEN.reached();
    }
}
