package heraldo.bot.discord;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.ClassType;
import com.sun.jdi.Location;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.MethodEntryEvent;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.MethodEntryRequest;
import heraldo.testing.Modules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Watches {@link OneOrder} from outside and prints which of the project's files the order enters on the threads that serve it,
 * how many they are, and how many of them are mere values: records and enums.
 */
public final class OrderFiles {

    private static final Path ROOT = Path.of(System.getProperty("heraldo.root"));
    private static final List<Path> MODULES = Modules.of(ROOT);
    private static final String GATE = "heraldo.bot.discord.gate.";

    private final VirtualMachine machine;
    private final MethodEntryRequest everywhere;
    private final Map<ThreadReference, Set<ReferenceType>> entered = new HashMap<>();

    private OrderFiles(VirtualMachine machine) {
        this.machine = machine;
        ClassPrepareRequest loaded = machine.eventRequestManager().createClassPrepareRequest();
        loaded.addClassFilter(OneOrder.class.getName());
        loaded.enable();
        this.everywhere = machine.eventRequestManager().createMethodEntryRequest();
        this.everywhere.addClassFilter("heraldo.*");
        this.everywhere.setSuspendPolicy(EventRequest.SUSPEND_NONE);
    }

    public static void main(String[] arguments) throws Exception {
        LaunchingConnector launcher = Bootstrap.virtualMachineManager().defaultConnector();
        Map<String, Connector.Argument> how = launcher.defaultArguments();
        how.get("main").setValue(OneOrder.class.getName());
        how.get("options")
                .setValue("-Djava.awt.headless=true -Dheraldo.root=\"" + ROOT + "\" -cp \""
                        + System.getProperty("java.class.path") + "\"");
        OrderFiles order = new OrderFiles(launcher.launch(how));
        order.watch();
    }

    private void watch() throws InterruptedException {
        machine.resume();
        try {
            while (true) {
                EventSet events = machine.eventQueue().remove();
                for (Event event : events) {
                    note(event);
                }
                events.resume();
            }
        } catch (VMDisconnectedException over) {
            return;
        }
    }

    private void note(Event event) {
        switch (event) {
            case ClassPrepareEvent loaded -> watch(loaded.referenceType());
            case BreakpointEvent sign -> sign(sign.location().method().name());
            case MethodEntryEvent entry ->
                entered.computeIfAbsent(entry.thread(), any -> new HashSet<>())
                        .add(entry.location().declaringType());
            default -> {
                // The machine says when it begins and ends.
            }
        }
    }

    private void watch(ReferenceType order) {
        for (String sign : List.of("begins", "ends")) {
            Location first = order.methodsByName(sign).getFirst().location();
            machine.eventRequestManager().createBreakpointRequest(first).enable();
        }
    }

    private void sign(String name) {
        everywhere.setEnabled(name.equals("begins"));
        if (name.equals("ends")) {
            print(files());
        }
    }

    /** The files, and whether each is a mere value. Maps and posts are made beside the order, on threads of their own. */
    private SortedMap<String, Boolean> files() {
        SortedMap<String, Boolean> files = new TreeMap<>();
        entered.values().stream()
                .filter(types -> types.stream().anyMatch(type -> type.name().startsWith(GATE)))
                .flatMap(Set::stream)
                .forEach(type -> {
                    String file = type.name().replaceFirst("\\$.*", "").replace('.', '/') + ".java";
                    if (own(file)) {
                        files.merge(file, value(type), Boolean::logicalAnd);
                    }
                });
        return files;
    }

    /** What stands in for Discord, and the test itself, are not the program's. */
    private static boolean own(String file) {
        return !file.startsWith("heraldo/bot/sandbox/")
                && MODULES.stream()
                        .anyMatch(module ->
                                Files.exists(module.resolve("src/main/java").resolve(file)));
    }

    private static boolean value(ReferenceType type) {
        return type instanceof ClassType found
                && found.superclass() != null
                && Set.of("java.lang.Record", "java.lang.Enum")
                        .contains(found.superclass().name());
    }

    private static void print(SortedMap<String, Boolean> files) {
        files.forEach((file, value) -> System.out.println((value ? "value  " : "       ") + file));
        long values = files.values().stream().filter(value -> value).count();
        System.out.println("files=" + files.size() + " values=" + values);
    }
}
