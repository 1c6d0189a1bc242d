package heraldo.bot.app;

import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.speed.PackedClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** From the start of the program until it is on Discord, with an archive of classes as hosts have one, beside a bare JDA. */
final class StartRow implements Row {

    private static final int STARTS = 9;
    /** Java keeps classes linked, with what it learnt about them, since this version. */
    private static final int LINKED_SINCE = 25;

    @Override
    public String name() {
        return "start";
    }

    @Override
    public List<String> measure() throws Exception {
        Path folder = Files.createTempDirectory("heraldo-start");
        String classes = PackedClasses.in(folder);
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard())) {
            List<String> entry = List.of(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl());
            List<String> arguments = new ArrayList<>(entry);
            arguments.add(folder.resolve("heraldo.db").toString());
            arguments.add(Instant.EPOCH.toString());
            Starts bot = ready(classes, folder.resolve("heraldo.classes"), BotProcess.class, arguments, "open");
            Starts bare = ready(classes, folder.resolve("bare.classes"), BareStart.class, entry, BareStart.READY);
            for (int start = 0; start < STARTS; start++) {
                bot.begin();
                bare.begin();
            }
            return List.of(bot.beside(bare, "start until ready", "bare JDA"));
        }
    }

    /** As the launcher in docs/hosting does it: a first run makes the archive, all others use it. */
    private static Starts ready(String classes, Path archive, Class<?> main, List<String> arguments, String said)
            throws IOException {
        boolean linked = Runtime.version().feature() >= LINKED_SINCE;
        List<String> making = linked
                ? List.of("-XX:AOTCacheOutput=" + archive)
                : List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=" + archive);
        List<String> using = linked ? List.of("-XX:AOTCache=" + archive) : making;
        new Starts(options(making, classes), main, arguments, said).begin();
        Starts starts = new Starts(options(using, classes), main, arguments, said);
        starts.rehearse();
        return starts;
    }

    private static List<String> options(List<String> archive, String classes) {
        List<String> options = new ArrayList<>(archive);
        options.addAll(List.of("-Xlog:cds=off", "-Xlog:aot=off", "-cp", classes));
        return options;
    }
}
