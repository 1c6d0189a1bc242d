package heraldo.bot.app;

import heraldo.bot.campaign.port.Alarm;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An alarm that triggers several others. */
final class AlarmGroup implements Alarm {

    private final List<Alarm> bells = new CopyOnWriteArrayList<>();

    void add(Alarm bell) {
        bells.add(bell);
    }

    @Override
    public void ring(Instant at) {
        bells.forEach(bell -> bell.ring(at));
    }
}
