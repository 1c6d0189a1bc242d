package heraldo.bot.speed;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The class path with its folders packed into jars: a virtual machine keeps only classes from jars ready between starts. */
public final class PackedClasses {

    private PackedClasses() {}

    /**
     * Packs the class path of this program.
     *
     * @param folder where the jars are put
     */
    public static String in(Path folder) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .map(part -> Files.isDirectory(part) ? packed(part, folder) : part)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Path packed(Path part, Path folder) {
        Path jar = folder.resolve("part" + Integer.toHexString(part.toString().hashCode()) + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.walk(part)) {
            for (Path file : files.filter(each -> !each.equals(part)).toList()) {
                boolean deep = Files.isDirectory(file);
                String name = part.relativize(file).toString().replace(File.separatorChar, '/');
                entries.putNextEntry(new ZipEntry(deep ? name + "/" : name));
                if (!deep) {
                    Files.copy(file, entries);
                }
                entries.closeEntry();
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
