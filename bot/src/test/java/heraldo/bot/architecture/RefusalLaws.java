package heraldo.bot.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.codeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import heraldo.bot.campaign.model.RefusedException;
import java.util.Set;
import net.dv8tion.jda.api.interactions.callbacks.IModalCallback;

/** What is refused can be put right, whatever form or command it was typed into: all go through one gate, and none goes around it. */
final class RefusalLaws {

    private static final String GATE = "heraldo.bot.discord.gate.";

    /**
     * The only code of commands and forms that may catch a refusal. The first three offer a correction themselves; what the others do
     * is pressed, looked up or suggested, so that nothing was typed.
     */
    private static final Set<String> CATCHERS = Set.of(
            "desk.SheetDesk.act",
            "edict.EdictFlow.preview",
            "edict.EdictFlow.done",
            "Courtesy.meant",
            "Courtesy.welcome",
            "command.Enrolment.modal",
            "desk.DeskComponents.finish",
            "desk.SheetDesk.write",
            "desk.StandingCard.pressed",
            "edict.EdictFlow.calledOff",
            "edict.PendingList.pending",
            "edict.PendingList.withdrawal",
            "front.Shelf.meant",
            "opening.DraftButton.open",
            "panel.Estate.written",
            "room.Rooms.study");

    @ArchTest
    static final ArchRule everyFormOpensAtTheGate = noClasses()
            .that()
            .doNotHaveFullyQualifiedName(GATE + "Reception")
            .should()
            .callMethodWhere(describe(
                    "a form is opened",
                    (JavaMethodCall call) -> call.getName().equals("replyModal")
                            && call.getTargetOwner().isAssignableTo(IModalCallback.class)));

    @ArchTest
    static final ArchRule refusalsAreLeftToTheGate = codeUnits()
            .that()
            .areDeclaredInClassesThat()
            .resideInAPackage("heraldo.bot.discord..")
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackage("heraldo.bot.discord.gate")
            .should(new ArchCondition<>("leave refusals to the gate, which keeps what was typed") {
                @Override
                public void check(JavaCodeUnit code, ConditionEvents events) {
                    if (catchesRefusals(code) && !CATCHERS.contains(name(code))) {
                        events.add(SimpleConditionEvent.violated(code, name(code) + " catches what is refused"));
                    }
                }
            });

    private static boolean catchesRefusals(JavaCodeUnit code) {
        return code.getTryCatchBlocks().stream()
                .flatMap(block -> block.getCaughtThrowables().stream())
                .anyMatch(RefusalLaws::isRefusal);
    }

    private static boolean isRefusal(JavaClass caught) {
        return caught.isEquivalentTo(RefusedException.class);
    }

    private static String name(JavaCodeUnit code) {
        return code.getFullName()
                .replaceFirst("^heraldo\\.bot\\.discord\\.", "")
                .replaceFirst("\\(.*$", "");
    }
}
