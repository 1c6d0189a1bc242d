package heraldo.bot.app;

import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.speed.PackedClasses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** From the start of the program until it is on Discord, with an archive of classes as hosts have one, beside a bare JDA. */
final class StartRow implements Row {

    private static final int STARTS = 9;

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
            Starts bot = new Starts(options(classes, folder, "heraldo"), BotProcess.class, arguments, "open");
            Starts bare = new Starts(options(classes, folder, "bare"), BareStart.class, entry, BareStart.READY);
            bot.rehearse();
            bare.rehearse();
            for (int start = 0; start < STARTS; start++) {
                bot.begin();
                bare.begin();
            }
            return List.of(bot.beside(bare, "start until ready", "bare JDA"));
        }
    }

    /** As docs/hosting has them. */
    private static List<String> options(String classes, Path folder, String name) {
        return List.of(
                "-XX:+AutoCreateSharedArchive",
                "-XX:SharedArchiveFile=" + folder.resolve(name + ".classes"),
                "-Xlog:cds=off",
                "-cp",
                classes);
    }
}
