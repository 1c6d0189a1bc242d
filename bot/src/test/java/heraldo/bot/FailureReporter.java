package heraldo.bot;

import heraldo.bot.sandbox.Sandbox;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.LifecycleMethodExecutionExceptionHandler;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.extension.TestInstanceFactoryContext;
import org.junit.jupiter.api.extension.TestInstancePreConstructCallback;
import org.opentest4j.TestAbortedException;

/**
 * Prints to standard error what a person needs to understand a failed test: its name, the properties that repeat it, the last
 * posts of every stand-in and tavern that it opened, and the end of the log. Registered for all tests of this module by
 * {@code META-INF/services}.
 */
public final class FailureReporter
        implements BeforeAllCallback,
                TestInstancePreConstructCallback,
                BeforeEachCallback,
                AfterEachCallback,
                AfterAllCallback,
                TestExecutionExceptionHandler,
                LifecycleMethodExecutionExceptionHandler {

    /** Tests may run in parallel, each in a thread of its own. */
    private static final ThreadLocal<Running> RUNNING = ThreadLocal.withInitial(Running::new);

    /** Something that lines can be read from, also after it was closed. */
    private record Source(String title, Supplier<List<String>> lines) {}

    /** The classes that run, the outermost first, and what they and the test have opened. */
    private static final class Running {
        final List<Source> sources = new ArrayList<>();
        /** The number of sources before each class. */
        final Deque<Integer> classes = new ArrayDeque<>();
        /** The number of sources before the test. */
        int before;

        boolean reported;

        void forget(int since) {
            sources.subList(Math.min(since, sources.size()), sources.size()).clear();
        }
    }

    /** Has the last posts of a stand-in printed if the test that opens it fails. Outside of tests it does nothing. */
    public static void show(Sandbox sandbox) {
        show("posts at the stand-in", () -> LastPosts.of(sandbox.world()));
    }

    /**
     * Has lines printed if the test that runs fails. Outside of tests it does nothing.
     *
     * @param lines read after the failure, be it before or after the source is closed
     */
    public static void show(String title, Supplier<List<String>> lines) {
        Running running = RUNNING.get();
        if (!running.classes.isEmpty()) {
            running.sources.add(new Source(title, lines));
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        LogTail.attach();
        Running running = RUNNING.get();
        running.classes.push(running.sources.size());
        running.reported = false;
    }

    /** A test may open something in its fields. */
    @Override
    public void preConstructTestInstance(TestInstanceFactoryContext factory, ExtensionContext context) {
        RUNNING.get().before = RUNNING.get().sources.size();
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        LogTail.attach();
        LogTail.mark(name(context));
        Running running = RUNNING.get();
        running.reported = false;
        if (context.getTestInstanceLifecycle()
                .filter(TestInstance.Lifecycle.PER_CLASS::equals)
                .isPresent()) {
            running.before = running.sources.size();
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        RUNNING.get().forget(RUNNING.get().before);
    }

    @Override
    public void afterAll(ExtensionContext context) {
        Running running = RUNNING.get();
        running.forget(running.classes.pop());
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        report(context, failure);
    }

    @Override
    public void handleBeforeAllMethodExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        report(context, failure);
    }

    @Override
    public void handleBeforeEachMethodExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        report(context, failure);
    }

    @Override
    public void handleAfterEachMethodExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        report(context, failure);
    }

    @Override
    public void handleAfterAllMethodExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        report(context, failure);
    }

    /** Reports the first failure of a test: those of its clean-up add nothing. */
    private static void report(ExtensionContext context, Throwable failure) throws Throwable {
        Running running = RUNNING.get();
        if (!(failure instanceof TestAbortedException) && !running.reported) {
            running.reported = true;
            print(context, failure, List.copyOf(running.sources));
        }
        throw failure;
    }

    private static void print(ExtensionContext context, Throwable failure, List<Source> sources) {
        List<String> report = new ArrayList<>();
        report.add("==== FAILED: " + name(context));
        report.add(String.valueOf(failure));
        report.add("---- properties: " + properties());
        sources.forEach(source -> {
            report.add("---- " + source.title());
            report.addAll(lines(source));
        });
        report.add("---- log");
        report.addAll(LogTail.lines());
        report.add("==== end of " + name(context));
        PrintStream err = System.err;
        err.println(String.join(System.lineSeparator(), report));
    }

    private static String name(ExtensionContext context) {
        String in = context.getTestClass().map(Class::getName).orElse("");
        return in.equals(context.getDisplayName()) ? in : in + " " + context.getDisplayName();
    }

    /** All that were given to this run; dice are 1 and seeds are fixed where nothing is given. */
    private static String properties() {
        SortedMap<String, String> given = new TreeMap<>();
        given.put("heraldo.dice", "1");
        given.put("heraldo.seed", "0");
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith("heraldo."))
                .forEach(name -> given.put(name, System.getProperty(name)));
        return given.entrySet().stream()
                .map(each -> "-D" + each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining(" "));
    }

    private static List<String> lines(Source source) {
        try {
            return source.lines().get();
        } catch (RuntimeException e) {
            return List.of("cannot be read any more: " + e);
        }
    }
}
