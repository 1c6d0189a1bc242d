package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;

/** Somebody who plays nothing, says what they like, and wants to be forgotten again. */
final class Passerby implements AutoCloseable {
    private static final String FORGOTTEN = "the wish to be forgotten";
    private static final String KEPT_NOWHERE = "SELECT NOT EXISTS (SELECT 1 FROM preference WHERE user = ?)";

    private final Person person;
    private final Vows vows;

    Passerby(Person person, Vows vows) {
        this.person = person;
        this.vows = vows;
    }

    void pass() {
        try {
            vows.open(FORGOTTEN);
            person.use("settings personal", "language", "es");
            String answer = person.press(person.use("privacy forget").said(), "Olvídame")
                    .text();
            if (answer.contains("Ya no guardo quién eres")) {
                vows.given(FORGOTTEN, KEPT_NOWHERE, Long.parseLong(person.id()));
            }
        } catch (RuntimeException e) {
            // The program died, or they were woken because it did.
        }
    }

    @Override
    public void close() {
        person.close();
    }
}
