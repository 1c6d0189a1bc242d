package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Dispatch;

/** The order of posts when a thousand turns end at once. */
enum Precedence {
    /** Posts that a user has just asked for and waits to see; they have nothing to do with any deadline. */
    ASKED,
    /** Seals: nothing tells what came of a turn before. */
    SEAL,
    /** Posts about a turn for everybody. */
    PUBLIC,
    /** Posts for one reader alone, and posts for reference. */
    OWN,
    /** Changes to existing posts. */
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
