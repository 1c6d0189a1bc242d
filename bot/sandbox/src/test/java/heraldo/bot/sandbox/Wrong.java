package heraldo.bot.sandbox;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A request that Discord refuses.
 *
 * @param what what is wrong with it
 * @param method HTTP method
 * @param path path below the API's root; {@code APP}, {@code GUILD} and {@code CHANNEL} stand for the sandbox's ids
 * @param body JSON body
 * @param status HTTP status of the refusal
 * @param code Discord's code
 * @param complaint JSON pointer to the complaint that must be there
 */
record Wrong(String what, String method, String path, String body, int status, int code, String complaint) {
    @Override
    public String toString() {
        return what;
    }

    static Wrong post(String what, String path, String body, int status, int code, String complaint) {
        return new Wrong(what, "POST", path, body, status, code, complaint);
    }

    /** A form refused with a complaint about one of its fields. */
    static Wrong form(String what, String path, String body, String field) {
        return post(what, path, body, 400, 50035, "/errors/" + field);
    }

    static String x(int count) {
        return "x".repeat(count);
    }

    /** Some JSON several times, {@code #} standing for the number. */
    static String list(int count, String each) {
        return IntStream.range(0, count)
                .mapToObj(number -> each.replace("#", Integer.toString(number)))
                .collect(Collectors.joining(","));
    }
}
