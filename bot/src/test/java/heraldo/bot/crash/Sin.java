package heraldo.bot.crash;

/** What a program that is killed may not do. */
enum Sin {
    /** An order whose receipt was given, a result or a post is not there. */
    LOST,
    /** A turn has two results, or another than before. */
    DOUBLE,
    /** A post appeared twice. */
    DUPLICATE,
    /** The books are damaged, a deadline went back, a turn played again gives something else, the program does not go on. */
    UNSOUND
}
