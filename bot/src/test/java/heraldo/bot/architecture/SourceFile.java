package heraldo.bot.architecture;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import heraldo.testing.Modules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A source file as the compiler reads it.
 *
 * @param path of the file
 * @param lines how many it has
 * @param types all types declared in it
 * @param methods all methods declared in it
 */
record SourceFile(Path path, long lines, List<Type> types, List<Method> methods) {

    /** A type; {@code open} if it stands alone and is public. */
    record Type(String name, boolean open, boolean documented) {}

    record Method(String name, long lines) {}

    /** All sources of the program. */
    static List<SourceFile> ofProgram() {
        return of("src/main/java");
    }

    /** All sources of its tests. */
    static List<SourceFile> ofTests() {
        return of("src/test/java");
    }

    private static List<SourceFile> of(String folder) {
        return Modules.of(Path.of(System.getProperty("heraldo.root", ".."))).stream()
                .map(module -> module.resolve(folder))
                .filter(Files::isDirectory)
                .flatMap(root -> under(root).stream())
                .toList();
    }

    private static List<SourceFile> under(Path root) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (Stream<Path> files = Files.walk(root);
                StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<Path> sources =
                    files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(sources));
            DocTrees trees = DocTrees.instance(task);
            List<SourceFile> read = new ArrayList<>();
            task.parse().forEach(unit -> read.add(new Reader(trees, unit).read()));
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Reader extends TreePathScanner<Void, Void> {

        private final DocTrees trees;
        private final CompilationUnitTree unit;
        private final List<Type> types = new ArrayList<>();
        private final List<Method> methods = new ArrayList<>();

        Reader(DocTrees trees, CompilationUnitTree unit) {
            this.trees = trees;
            this.unit = unit;
        }

        SourceFile read() {
            scan(new TreePath(unit), null);
            Path path = Path.of(unit.getSourceFile().toUri());
            try (Stream<String> lines = Files.lines(path)) {
                return new SourceFile(path, lines.count(), types, methods);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Void visitClass(ClassTree tree, Void unused) {
            boolean alone = getCurrentPath().getParentPath().getLeaf() == unit;
            boolean open = alone && tree.getModifiers().getFlags().contains(Modifier.PUBLIC);
            types.add(new Type(tree.getSimpleName().toString(), open, trees.getDocComment(getCurrentPath()) != null));
            return super.visitClass(tree, unused);
        }

        @Override
        public Void visitMethod(MethodTree tree, Void unused) {
            long from = line(trees.getSourcePositions().getStartPosition(unit, tree));
            long to = line(trees.getSourcePositions().getEndPosition(unit, tree));
            methods.add(new Method(tree.getName().toString(), to - from + 1));
            return super.visitMethod(tree, unused);
        }

        private long line(long position) {
            return unit.getLineMap().getLineNumber(position);
        }
    }
}
