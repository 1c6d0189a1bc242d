package heraldo.bot.app;

import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.traffic.Exchange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Somebody who gives orders all the time, the next one as soon as the last is on the sheet, and looks at the clock. */
final class Typist implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 60;
    /** Nobody types faster than that. */
    private static final int REST_MILLIS = 20;

    private final Semaphore answers = new Semaphore(0);
    private final List<Double> took = Collections.synchronizedList(new ArrayList<>());
    private final Person person;
    private final Thread thread;
    private volatile boolean typing = true;

    /**
     * Begins.
     *
     * @param username who it is
     * @param room where they give their orders
     * @param commands with their options, in turn
     */
    Typist(Sandbox sandbox, String username, String room, List<List<String>> commands) {
        sandbox.traffic().watch(each -> {
            if (isAnswer(each)) {
                answers.release();
            }
        });
        person = Person.at(sandbox.url(), username).in(room);
        List<Runnable> prepared = commands.stream()
                .map(words -> person.prepared(
                        words.getFirst(), words.subList(1, words.size()).toArray(String[]::new)))
                .toList();
        thread = Thread.ofPlatform().daemon().name("typist").start(() -> type(prepared));
    }

    private static boolean isAnswer(Exchange exchange) {
        return exchange.method().equals("PATCH") && exchange.path().endsWith("/messages/@original");
    }

    private void type(List<Runnable> commands) {
        try {
            for (int round = 0; typing; round++) {
                long start = System.nanoTime();
                commands.get(round % commands.size()).run();
                if (!answers.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    throw new IllegalStateException("the answer never came");
                }
                took.add(Storm.since(start) * 1_000);
                // A person rests between two orders: the load is meant to be that of one.
                TimeUnit.MILLISECONDS.sleep(REST_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * How long answers took, in milliseconds.
     *
     * @param p50 half of them at most
     * @param p99 all but one in a hundred at most
     * @param longest all of them at most
     */
    record Answers(int count, double p50, double p99, double longest) {}

    /** Those since this was last asked. */
    Answers answers() {
        List<Double> sorted;
        synchronized (took) {
            sorted = took.stream().sorted().toList();
            took.clear();
        }
        return sorted.isEmpty()
                ? new Answers(0, 0, 0, 0)
                : new Answers(
                        sorted.size(),
                        sorted.get(sorted.size() / 2),
                        sorted.get(sorted.size() * 99 / 100),
                        sorted.getLast());
    }

    @Override
    public void close() {
        typing = false;
        try {
            thread.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        person.close();
    }
}
