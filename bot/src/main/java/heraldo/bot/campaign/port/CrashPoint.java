package heraldo.bot.campaign.port;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Named places in the life of an order, of a deadline and of the program. They do nothing, unless the system property {@value
 * #WHERE} names one: there the program dies as if the power had been cut.
 */
public enum CrashPoint {
    /** An interaction has come in; Discord does not know yet that it will be answered. */
    ORDER_ARRIVED,
    /** Discord knows that an answer will come. */
    ORDER_ACKNOWLEDGED,
    /** A revision of a sheet is written, the transaction is open. */
    SHEET_WRITTEN,
    SHEET_COMMITTED,
    /** The receipt has been handed over. */
    RECEIPT_GIVEN,
    /** A standing sheet is kept or dropped, the transaction is open. */
    STANDING_WRITTEN,
    STANDING_COMMITTED,
    /** Days away are booked or called off, or somebody has said that they are back; the transaction is open. */
    AWAY_WRITTEN,
    AWAY_COMMITTED,
    /** Somebody is forgotten, the transaction is open. */
    FORGET_WRITTEN,
    FORGET_COMMITTED,
    /** A player has asked all for more time or a pause, or has said what they think of it; the transaction is open. */
    PETITION_WRITTEN,
    PETITION_COMMITTED,
    /** An offer is made, answered or taken back and the other side will be told; the transaction is open. */
    OFFER_WRITTEN,
    OFFER_COMMITTED,
    /** A treaty is offered, signed or spoken of and its other parties will be told; the transaction is open. */
    TREATY_WRITTEN,
    TREATY_COMMITTED,
    /** Something is to be told to everybody in the public talk; the transaction is open. */
    PRESS_WRITTEN,
    PRESS_COMMITTED,
    /** Two players are to have a thread of their own; the transaction is open. */
    TALK_WRITTEN,
    TALK_COMMITTED,
    /** The game master has done something and it is in the queue of posts, the transaction is open. */
    ACT_WRITTEN,
    ACT_COMMITTED,
    /** The deadline has come and the turn takes no more orders, the transaction is open. */
    LOCK_WRITTEN,
    LOCK_COMMITTED,
    /** A missed deadline is put off, the transaction is open. */
    HOLD_WRITTEN,
    HOLD_COMMITTED,
    /** The bot was turned out of a server or is back in it: its campaigns are paused, told, or ended; the transaction is open. */
    ABSENCE_WRITTEN,
    ABSENCE_COMMITTED,
    /** Everybody has a sheet and the root is written, the transaction is open. */
    SEAL_WRITTEN,
    SEAL_COMMITTED,
    /** A step is sealed, and its player waits until Discord has confirmed the seal. */
    SEAL_AWAITED,
    /** Discord has confirmed it, or has taken too long; the step is not played yet. */
    SEAL_CONFIRMED,
    /** The engine has played the turn; nothing of it is written. */
    TURN_PLAYED,
    /** Result, next turn and posts are written, the transaction is open. */
    RESULT_WRITTEN,
    RESULT_COMMITTED,
    /** The post office has taken a dispatch from the head of its queue. */
    DISPATCH_CLAIMED,
    /** A channel has been made on Discord; the books do not know it yet. */
    CHANNEL_MADE,
    /** The thread of proofs has been made on Discord; nothing stands in it yet. */
    THREAD_MADE,
    /** A map is drawn, its post is not. */
    MAP_DRAWN,
    /** One message of a post is out. */
    MESSAGE_POSTED,
    /** A seat's message about a turn is out, the one before it is still whole. */
    CARD_POSTED,
    /** The status message is out, not yet pinned. */
    STATUS_POSTED,
    /** All of a dispatch is on Discord; the books do not know it yet. */
    DISPATCH_DELIVERED,
    /** A dispatch is marked as sent, the transaction is open. */
    SENT_WRITTEN,
    SENT_COMMITTED,
    /** One step of a migration is made, its transaction is open. */
    MIGRATION_WRITTEN,
    /** A backup is written and has not its name yet. */
    BACKUP_WRITTEN,
    /** The program was asked to end and has closed some of its parts. */
    PART_CLOSED;

    /** The system property that holds a point's name. */
    public static final String WHERE = "heraldo.crash.point";

    /** The system property that says how often the point is passed before; none if it is not there. */
    public static final String PASSES = "heraldo.crash.passes";

    private static final int KILLED = 137;

    private final AtomicInteger passed = new AtomicInteger();

    /** Ends the program here, without any farewell, if that was asked for. */
    public void reached() {
        if (name().equals(System.getProperty(WHERE)) && passed.getAndIncrement() >= Integer.getInteger(PASSES, 0)) {
            Runtime.getRuntime().halt(KILLED);
        }
    }
}
