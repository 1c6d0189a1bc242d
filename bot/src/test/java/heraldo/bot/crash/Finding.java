package heraldo.bot.crash;

/** Something the oracle found. */
record Finding(Sin sin, String what) {
    @Override
    public String toString() {
        return sin + ": " + what;
    }
}
