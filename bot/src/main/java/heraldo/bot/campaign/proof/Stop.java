package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.proof.RecordFile.Read;

/** Something a record tells, with the place where it stands. */
sealed interface Stop {
    String place();

    /** The first position. */
    record Beginning(Line.Start start, String place) implements Stop {}

    /** A row of a turn. */
    record Opened(Line.Row row, String place) implements Stop {}

    /**
     * An act of the game master.
     *
     * @param told whether the row that was open stands in the record
     * @param deedPlace where it stands what it did
     */
    record Done(Event event, boolean told, String place, String deedPlace) implements Stop {}

    /** Returns the place of a line in words: its number, turn and step. */
    static String place(Read read) {
        String line = "line " + read.number();
        if (read.line().orElse(null) instanceof Line.Row row) {
            String step = row.step() == 0 ? "" : ", step " + row.step();
            return line + ", turn " + row.number() + step;
        }
        return line;
    }
}
