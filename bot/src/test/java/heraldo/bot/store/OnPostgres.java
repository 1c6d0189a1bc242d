package heraldo.bot.store;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The books of these tests are kept by a PostgreSQL server; the tests are skipped where there is none. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(OnPostgres.Instead.class)
public @interface OnPostgres {

    /** Puts the server in the place of files. */
    final class Instead implements ExecutionCondition, BeforeEachCallback, AfterEachCallback {

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return PostgresServer.possible() || PostgresServer.required()
                    ? ConditionEvaluationResult.enabled("PostgreSQL")
                    : ConditionEvaluationResult.disabled("there is no PostgreSQL in /usr/lib/postgresql");
        }

        @Override
        public void beforeEach(ExtensionContext context) {
            Cellar.postgres(true);
        }

        /** From now on the running test keeps its books in files again. */
        public static void files() {
            Cellar.postgres(false);
        }

        @Override
        public void afterEach(ExtensionContext context) {
            Cellar.usual();
            PostgresServer.clear();
        }
    }
}
