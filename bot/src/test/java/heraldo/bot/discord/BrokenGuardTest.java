package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.authority.CommandRights;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.command.Registry;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Guard;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Who is found out by the examination: everybody who stands at the door and does not keep to the table of rights. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
class BrokenGuardTest {

    /** One cell of the table in so many is tried. */
    private static final int CELLS = Sampling.size("heraldo.rights.cells.one-of", 6, 1);

    private final CommandRights rights = Registry.of(Stage.catalog()).rights();
    private Company company;
    private Stage stage;
    private Examination examination;

    @BeforeAll
    void opened(@TempDir Path folder) {
        company = Company.running(folder);
        stage = company.table.stage;
        examination = new Examination(company);
    }

    @BeforeEach
    void nobodyHasBeenFoundOut() {
        examination.wrong();
    }

    @AfterAll
    void closed() {
        company.close();
    }

    @Tag("long")
    @Test
    void whoeverIsWrongInOneCellOfTheTable(@TempDir Path elsewhere) {
        try (Company other = Company.forming(elsewhere)) {
            Examination there = new Examination(other);
            List<String> missed = new ArrayList<>();
            Life.of(other, progress -> {
                other.table.stage.guardedBy(keeper -> contrary(keeper, other));
                for (Right right : Right.values()) {
                    for (Actor actor : Actor.values()) {
                        if ((right.ordinal() + actor.ordinal() + progress.ordinal()) % CELLS != 0) {
                            continue;
                        }
                        String errand = rights.commands(right).getFirst();
                        there.command(errand, actor, progress);
                        if (there.wrong().isEmpty()) {
                            missed.add(errand + " " + actor + " " + progress);
                        }
                    }
                }
                other.table.stage.guardedBy(UnaryOperator.identity());
            });
            assertEquals(List.of(), missed);
        }
    }

    /** Lets in whoever may not come in, and nobody else. */
    private Guard contrary(Guard keeper, Company company) {
        return (call, errand) -> {
            try {
                keeper.admit(call, errand);
            } catch (RefusedException e) {
                return in(call, errand, company);
            }
            throw RefusedException.of("no-seat");
        };
    }

    @Tag("long")
    @Test
    void whoeverGivesACommandToAllMembersOrToNobody() {
        for (Right right : Right.values()) {
            for (String errand : some(rights.commands(right))) {
                List<String> lavish = found(taking(errand, "campaign info"), errand);
                List<String> mean = found(taking(errand, "campaign start"), errand);
                assertEquals(right != Right.READ, !lavish.isEmpty(), errand + " for all members " + lavish);
                assertEquals(right.holds(Progress.OPEN), !mean.isEmpty(), errand + " for nobody " + mean);
            }
        }
    }

    /** Some of the commands of a right, the first among them. */
    private static List<String> some(List<String> commands) {
        int oneOf = Sampling.size("heraldo.rights.commands.one-of", 12, 1);
        return IntStream.range(0, commands.size())
                .filter(i -> i % oneOf == 0)
                .mapToObj(commands::get)
                .toList();
    }

    /** Takes a command for another one. */
    private static UnaryOperator<Guard> taking(String one, String other) {
        return keeper -> (call, errand) -> keeper.admit(call, errand.equals(one) ? other : errand);
    }

    @Tag("long")
    @Test
    void whoeverDoesNotReadWhatStandsOnAButton() {
        UnaryOperator<Guard> guard = keeper -> (call, errand) -> {
            keeper.admit(new Call(call.act(), call.tongue(), call.given(), Optional.empty(), call.badge()), errand);
            return in(call, errand, company);
        };
        assertFalse(found(guard, () -> examination.strangersButtons(EnumSet.of(Actor.OTHER_PLAYER), 1))
                .isEmpty());
        assertFalse(found(guard, examination::oldButtons).isEmpty());
    }

    @Tag("long")
    @Test
    void whoeverTakesThoseWhoStandInAChannelForItsPlayer() {
        long alba = company.user(Actor.PLAYER).id().value();
        UnaryOperator<Guard> guard =
                keeper -> (call, errand) -> in(with(call, alba, call.act().place()), errand, company);
        List<String> found = found(guard, () -> examination.commandsInAlbasChannel(Actor.ADMINISTRATOR));
        assertTrue(found.stream().anyMatch(each -> each.startsWith("/orders show ADMINISTRATOR")), found.toString());
    }

    @Tag("long")
    @Test
    void whoeverTakesEveryServerForTheOwn() {
        Place home = new Place(company.channel("diplomacia").guild().value(), 0, 0);
        UnaryOperator<Guard> guard =
                keeper -> (call, errand) -> keeper.admit(with(call, call.act().user(), home), errand);
        assertFalse(found(guard, examination::nextDoor).isEmpty());
    }

    private List<String> found(UnaryOperator<Guard> guard, String errand) {
        return found(guard, () -> {
            for (Actor actor : Actor.values()) {
                examination.command(errand, actor, Progress.OPEN);
            }
        });
    }

    /** What is wrong with a guard, while a turn is open. */
    private List<String> found(UnaryOperator<Guard> guard, Runnable look) {
        stage.guardedBy(guard);
        look.run();
        stage.guardedBy(UnaryOperator.identity());
        return examination.wrong();
    }

    /** Lets a call in, whoever it comes from. */
    private Admitted in(Call call, String errand, Company company) {
        Roster roster = company.table.stage.office().campaigns().roster(company.campaign());
        return Admitted.to(roster, call, rights.to(errand).orElseThrow());
    }

    private static Call with(Call call, long user, Place place) {
        Act act = call.act();
        return new Call(
                new Act(act.id(), user, act.userName(), place, act.at(), act.language(), act.meant()),
                call.tongue(),
                call.given(),
                call.componentId(),
                call.badge());
    }
}
