package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;

/** Somebody who plays nothing, says what he likes, and wants to be forgotten again. */
final class Passerby implements AutoCloseable {
    private final Person person;
    private final Wishes wishes;

    Passerby(Person person, Wishes wishes) {
        this.person = person;
        this.wishes = wishes;
    }

    void pass() {
        try {
            wishes.speaks();
            person.use("settings personal", "language", "es");
            String answer = person.press(person.use("privacy forget").said(), "Olvídame")
                    .text();
            if (answer.contains("Ya no guardo quién eres")) {
                wishes.forgotten(person.id());
            }
        } catch (RuntimeException e) {
            // The program died, or he was woken because it did.
        }
    }

    @Override
    public void close() {
        person.close();
    }
}
