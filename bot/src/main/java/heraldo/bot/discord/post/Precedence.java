package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Dispatch;

/** What is posted first when a thousand turns end at once. */
enum Precedence {
    /** What somebody has just asked for and waits to see: they have nothing to do with any deadline. */
    ASKED,
    /** Seals: nothing tells what came of a turn before. */
    SEAL,
    /** What everybody reads of a turn. */
    PUBLIC,
    /** What one reader alone reads, and what is there to be looked up. */
    OWN,
    /** What changes of itself in what has been posted. */
    EDIT;

    boolean inAHurry() {
        return compareTo(PUBLIC) < 0;
    }

    static Precedence of(Dispatch.Kind kind) {
        return switch (kind) {
            case OPENED,
                    STARTED,
                    SEAT_TAKEN,
                    SEAT_LEFT,
                    STEP_SEALED,
                    PRESS,
                    PRESS_WITHDRAWN,
                    TALK,
                    OFFER,
                    TREATY,
                    LETTER -> ASKED;
            case SEALED -> SEAL;
            case TURN_OPENED, STEP, RESULT, NOTICE, ENDED -> PUBLIC;
            case SUMMONS, REMINDER, BRIEFING, PART, WHISPER, TALKS, PETITION_LAPSED, VOIDED, ALERT, CLEARED, CLOSED ->
                OWN;
            case PUBLICATION -> EDIT;
        };
    }
}
