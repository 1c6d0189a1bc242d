package heraldo.bot.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code heraldo version}: which Heraldo this is, with the commit that it was built from and its date. */
@Command(name = "version", description = "Says which Heraldo this is, and from which commit of which day it was built.")
final class VersionCommand implements Callable<Integer>, CommandLine.IVersionProvider {

    private static final String FILE = "version.properties";

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().println(line());
        return CommandLine.ExitCode.OK;
    }

    @Override
    public String[] getVersion() {
        return new String[] {line()};
    }

    /** One line; where the sources were in no repository when it was built, the version alone. */
    static String line() {
        Properties built = built();
        String commit = built.getProperty("commit", "");
        String version = "Heraldo " + built.getProperty("version");
        // What the build could not replace still looks like a place for it.
        return commit.startsWith("$") ? version : version + " (" + commit + ", " + built.getProperty("date") + ")";
    }

    /** The version alone, as Maven knows it. */
    static String number() {
        return built().getProperty("version");
    }

    private static Properties built() {
        Properties built = new Properties();
        try (InputStream file = VersionCommand.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException("This copy of Heraldo has no " + FILE + ".");
            }
            built.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return built;
    }
}
