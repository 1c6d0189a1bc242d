package heraldo.bot.crash;

import static heraldo.bot.campaign.port.CrashPoint.ABSENCE_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.ABSENCE_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.ACT_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.ACT_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.AWAY_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.AWAY_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.BACKUP_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.CARD_POSTED;
import static heraldo.bot.campaign.port.CrashPoint.CHANNEL_MADE;
import static heraldo.bot.campaign.port.CrashPoint.DISPATCH_CLAIMED;
import static heraldo.bot.campaign.port.CrashPoint.DISPATCH_DELIVERED;
import static heraldo.bot.campaign.port.CrashPoint.FORGET_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.FORGET_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.HOLD_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.HOLD_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.LOCK_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.LOCK_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.MAP_DRAWN;
import static heraldo.bot.campaign.port.CrashPoint.MESSAGE_POSTED;
import static heraldo.bot.campaign.port.CrashPoint.MIGRATION_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.OFFER_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.OFFER_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.ORDER_ACKNOWLEDGED;
import static heraldo.bot.campaign.port.CrashPoint.ORDER_ARRIVED;
import static heraldo.bot.campaign.port.CrashPoint.PART_CLOSED;
import static heraldo.bot.campaign.port.CrashPoint.PETITION_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.PETITION_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.PRESS_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.PRESS_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.RECEIPT_GIVEN;
import static heraldo.bot.campaign.port.CrashPoint.RESULT_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.RESULT_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.SEAL_AWAITED;
import static heraldo.bot.campaign.port.CrashPoint.SEAL_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.SEAL_CONFIRMED;
import static heraldo.bot.campaign.port.CrashPoint.SEAL_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.SENT_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.SENT_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.SHEET_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.SHEET_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.STANDING_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.STANDING_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.STATUS_POSTED;
import static heraldo.bot.campaign.port.CrashPoint.TALK_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.TALK_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.THREAD_MADE;
import static heraldo.bot.campaign.port.CrashPoint.TREATY_COMMITTED;
import static heraldo.bot.campaign.port.CrashPoint.TREATY_WRITTEN;
import static heraldo.bot.campaign.port.CrashPoint.TURN_PLAYED;

import heraldo.bot.campaign.port.CrashPoint;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** One death of the program: how, and in which part of its life. */
record Run(Part part, Kill kill) {
    private static final int THOUSAND = 1000;

    /** A part of the program's life. */
    enum Part {
        /** While it starts, and goes on with what was left. */
        START,
        /** While it starts, twenty minutes after a deadline. */
        LATE_START,
        /** While it starts, on books that an earlier version has left in the middle of a turn. */
        UPGRADE,
        /** While a campaign is opened, and after that the same as a turn. */
        OPENING,
        /** While a turn is written, ended and posted. */
        TURN,
        /** While a seat and the direction change hands, and nothing else is done. */
        STAFFED,
        /** While its game master ends the campaign. */
        ENDED,
        /** While it is turned out of its server; it is let in again after its death. */
        TURNED_OUT
    }

    /** A season by chance. */
    static List<Run> random(RandomGenerator chance, int runs) {
        List<Run> season = new ArrayList<>();
        while (season.size() < runs) {
            Part part = switch (chance.nextInt(16)) {
                case 0, 1, 2 -> Part.START;
                case 3 -> Part.LATE_START;
                case 4 -> Part.OPENING;
                case 5, 6 -> Part.UPGRADE;
                case 7, 8 -> Part.STAFFED;
                default -> Part.TURN;
            };
            boolean migrates = part == Part.UPGRADE && chance.nextBoolean();
            season.add(new Run(
                    part, migrates ? new Kill.At(MIGRATION_WRITTEN, chance.nextInt(Vintage.STEPS)) : kill(chance)));
        }
        if (chance.nextBoolean()) {
            season.add(new Run(Part.ENDED, season.removeLast().kill()));
        }
        return season;
    }

    private static Kill kill(RandomGenerator chance) {
        CrashPoint[] points = CrashPoint.values();
        Kill.Request[] requests = Kill.Request.values();
        return switch (chance.nextInt(10)) {
            case 0, 1, 2 -> new Kill.At(points[chance.nextInt(points.length)], chance.nextInt(4));
            case 3, 4 -> new Kill.Waiting(requests[chance.nextInt(requests.length)], chance.nextBoolean());
            case 5 -> new Kill.Asked(chance.nextInt(THOUSAND));
            default -> new Kill.Later(chance.nextInt(THOUSAND));
        };
    }

    /**
     * The program dies at every point of its first start, of an opening, a hold, an order, an act, its end and the campaign's.
     */
    static List<Run> ofAnOrder() {
        List<Run> season = new ArrayList<>();
        season.add(new Run(Part.START, new Kill.At(MIGRATION_WRITTEN, 1)));
        season.add(new Run(Part.OPENING, new Kill.At(CHANNEL_MADE, 0)));
        season.add(new Run(Part.START, new Kill.At(STATUS_POSTED, 0)));
        season.add(new Run(Part.OPENING, new Kill.At(THREAD_MADE, 0)));
        add(season, Part.TURN, ORDER_ARRIVED);
        // Before the game master pauses: then there is no deadline to miss.
        add(season, Part.LATE_START, HOLD_WRITTEN, HOLD_COMMITTED);
        add(season, Part.TURN, ORDER_ACKNOWLEDGED, SHEET_WRITTEN, SHEET_COMMITTED, RECEIPT_GIVEN);
        season.add(new Run(Part.TURN, new Kill.Waiting(Kill.Request.ACKNOWLEDGEMENT, true)));
        season.add(new Run(Part.TURN, new Kill.Waiting(Kill.Request.RECEIPT, true)));
        // An offer, and the answer to one.
        for (int before : List.of(0, 2)) {
            season.add(new Run(Part.TURN, new Kill.At(OFFER_WRITTEN, before)));
            season.add(new Run(Part.TURN, new Kill.At(OFFER_COMMITTED, before)));
        }
        add(season, Part.TURN, STANDING_WRITTEN, STANDING_COMMITTED);
        add(season, Part.TURN, AWAY_WRITTEN, AWAY_COMMITTED, PETITION_WRITTEN, PETITION_COMMITTED);
        add(season, Part.TURN, FORGET_WRITTEN, FORGET_COMMITTED);
        add(season, Part.TURN, TREATY_WRITTEN, TREATY_COMMITTED, PRESS_WRITTEN, PRESS_COMMITTED);
        add(season, Part.TURN, TALK_WRITTEN, TALK_COMMITTED);
        add(season, Part.TURN, ACT_WRITTEN, ACT_COMMITTED);
        add(season, Part.TURNED_OUT, ABSENCE_WRITTEN, ABSENCE_COMMITTED);
        // It comes back to a campaign that it has paused, and tells so once.
        add(season, Part.START, ABSENCE_COMMITTED);
        add(season, Part.TURN, PART_CLOSED);
        // An offer, the answer to it, and the same of the direction, which then changes hands again.
        for (int before : List.of(0, 1, 3, 4)) {
            season.add(new Run(Part.STAFFED, new Kill.At(ACT_COMMITTED, before)));
        }
        season.add(new Run(Part.STAFFED, new Kill.At(ACT_WRITTEN, 3)));
        season.add(new Run(Part.ENDED, new Kill.Waiting(Kill.Request.RECEIPT, true)));
        return season;
    }

    /** One deadline, at which the program dies all along the way. */
    static List<Run> ofADeadline() {
        List<Run> season = new ArrayList<>();
        // The first thing that is done at a deadline: all starts that follow find the whole of it still to be done.
        add(season, Part.TURN, LOCK_WRITTEN);
        add(season, Part.START, LOCK_COMMITTED, SEAL_WRITTEN, SEAL_COMMITTED);
        add(season, Part.START, TURN_PLAYED, RESULT_WRITTEN, RESULT_COMMITTED);
        // Before the result is posted: afterwards the status message may be right already, and no map is drawn.
        add(season, Part.START, MAP_DRAWN);
        add(season, Part.START, DISPATCH_CLAIMED, MESSAGE_POSTED, DISPATCH_DELIVERED, SENT_WRITTEN, SENT_COMMITTED);
        season.add(new Run(Part.START, new Kill.Waiting(Kill.Request.POST, false)));
        season.add(new Run(Part.START, new Kill.Waiting(Kill.Request.POST, true)));
        season.add(new Run(Part.START, new Kill.Waiting(Kill.Request.HISTORY, true)));
        season.add(new Run(Part.TURN, new Kill.Waiting(Kill.Request.STATUS, true)));
        // Now there are cards from which the one before has to be cut down.
        add(season, Part.TURN, CARD_POSTED);
        // Backups are made beside all this, whenever half an hour has passed.
        add(season, Part.TURN, BACKUP_WRITTEN);
        return season;
    }

    /** One step of a game whose orders are played at once, while others may still answer it. */
    static List<Run> ofAStep() {
        List<Run> season = new ArrayList<>();
        add(season, Part.TURN, SEAL_AWAITED, SEAL_CONFIRMED);
        // Whoever plays at once is answered when their step is over: here the first one is.
        season.add(new Run(Part.TURN, new Kill.At(SEAL_AWAITED, 1)));
        return season;
    }

    /** Books of the first version, brought up to date with a death in every step. */
    static List<Run> ofAnUpgrade() {
        List<Run> season = new ArrayList<>();
        add(season, Part.TURN, RESULT_COMMITTED);
        season.add(new Run(Part.UPGRADE, new Kill.At(MIGRATION_WRITTEN, 0)));
        for (int step = 1; step < Vintage.STEPS; step++) {
            season.add(new Run(Part.START, new Kill.At(MIGRATION_WRITTEN, 1)));
        }
        add(season, Part.TURN, RESULT_WRITTEN);
        return season;
    }

    private static void add(List<Run> season, Part part, CrashPoint... points) {
        for (CrashPoint point : points) {
            season.add(new Run(part, new Kill.At(point, 0)));
        }
    }
}
