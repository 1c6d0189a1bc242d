package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.rest.Limits;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whoever closes a page in the very moment in which something is posted is no business of the bot that posts it. */
@Tag("slow")
class PassersByTest {
    private static final int POSTS = 300;

    @Test
    void nobodyWhoLeavesSpoilsAPost() {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard().within(Limits.NONE))) {
            Wire wire = new Wire(sandbox);
            AtomicBoolean over = new AtomicBoolean();
            CompletableFuture<Void> passing = CompletableFuture.runAsync(() -> {
                while (!over.get()) {
                    Person.at(sandbox.url(), "p1").close();
                }
            });
            for (int post = 0; post < POSTS; post++) {
                Wire.Answer answer = wire.ask("POST", messages(sandbox), "{\"content\":\"Hello\"}");
                assertEquals(200, answer.status(), "post " + post);
            }
            over.set(true);
            passing.join();
        }
    }

    private static String messages(Sandbox sandbox) {
        return sandbox.world()
                .exclusively(() -> "/channels/"
                        + sandbox
                                .world()
                                .channels()
                                .of(sandbox.world().guilds().iterator().next())
                                .stream()
                                .filter(each -> each.holdsMessages())
                                .findFirst()
                                .orElseThrow()
                                .id()
                        + "/messages");
    }
}
