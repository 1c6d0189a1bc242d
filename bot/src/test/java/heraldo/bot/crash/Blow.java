package heraldo.bot.crash;

import heraldo.bot.campaign.port.CrashPoint;
import java.util.List;
import java.util.random.RandomGenerator;

/** What is done to one of several programs, or to what they share. */
sealed interface Blow {
    /** Points that a program passes when turns are played and posted. */
    List<CrashPoint> POINTS = List.of(
            CrashPoint.ORDER_ARRIVED,
            CrashPoint.ORDER_ACKNOWLEDGED,
            CrashPoint.SHEET_WRITTEN,
            CrashPoint.SHEET_COMMITTED,
            CrashPoint.RECEIPT_GIVEN,
            CrashPoint.LOCK_WRITTEN,
            CrashPoint.LOCK_COMMITTED,
            CrashPoint.SEAL_WRITTEN,
            CrashPoint.SEAL_COMMITTED,
            CrashPoint.TURN_PLAYED,
            CrashPoint.RESULT_WRITTEN,
            CrashPoint.RESULT_COMMITTED,
            CrashPoint.DISPATCH_CLAIMED,
            CrashPoint.DISPATCH_DELIVERED,
            CrashPoint.SENT_WRITTEN,
            CrashPoint.SENT_COMMITTED,
            CrashPoint.MESSAGE_POSTED,
            CrashPoint.MAP_DRAWN,
            CrashPoint.STATUS_POSTED,
            CrashPoint.CARD_POSTED);

    /** It dies at a point, or at the end of the turn if it does not pass there. */
    record At(CrashPoint point, int passes) implements Blow {}

    /** It is killed after a while. */
    record Killed(int millis) implements Blow {}

    /** It is asked to end after a while. */
    record Asked(int millis) implements Blow {}

    /** It is stopped after a while, and goes on much later. */
    record Frozen(int millis, int seconds) implements Blow {}

    /** After a while it reaches the server with the books no more, for so long. */
    record CutOff(int millis, int seconds) implements Blow {}

    /** The server with the books is started again after a while. */
    record Restarted(int millis) implements Blow {}

    /** Any of them; those that take long are rarer. */
    static Blow random(RandomGenerator chance) {
        int soon = chance.nextInt(1_500);
        return switch (chance.nextInt(20)) {
            case 0 -> new Frozen(soon, 12 + chance.nextInt(10));
            case 1 -> new CutOff(soon, 12 + chance.nextInt(10));
            case 2 -> new Restarted(soon);
            case 3, 4 -> new Asked(soon);
            case 5, 6, 7, 8, 9 -> new Killed(soon);
            default -> new At(POINTS.get(chance.nextInt(POINTS.size())), chance.nextInt(3));
        };
    }
}
