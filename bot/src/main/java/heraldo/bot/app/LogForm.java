package heraldo.bot.app;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The format of log entries. Both formats hide anything that looks like a token. */
enum LogForm {
    /** A line for people. */
    TEXT {
        @Override
        Encoder<ILoggingEvent> encoder(LoggerContext context) {
            PatternLayout lines = new Tokenless();
            lines.setContext(context);
            lines.setPattern(PATTERN);
            lines.start();
            LayoutWrappingEncoder<ILoggingEvent> encoder = new LayoutWrappingEncoder<>();
            encoder.setCharset(StandardCharsets.UTF_8);
            encoder.setLayout(lines);
            return encoder;
        }
    },
    /** An object for programs, on a line of its own. */
    JSON {
        @Override
        Encoder<ILoggingEvent> encoder(LoggerContext context) {
            JsonEncoder encoder = new TokenlessJson();
            encoder.setWithFormattedMessage(true);
            // What would be said twice, or of no use.
            encoder.setWithMessage(false);
            encoder.setWithArguments(false);
            encoder.setWithContext(false);
            encoder.setWithSequenceNumber(false);
            encoder.setWithNanoseconds(false);
            return encoder;
        }
    };

    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u[0-9a-fA-F]{4}|.)");
    private static final String PATTERN = "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level %msg%n%rEx{short}";

    abstract Encoder<ILoggingEvent> encoder(LoggerContext context);

    /** Returns a started encoder for this format. */
    Encoder<ILoggingEvent> begun(LoggerContext context) {
        Encoder<ILoggingEvent> encoder = encoder(context);
        encoder.setContext(context);
        encoder.start();
        return encoder;
    }

    private static final class Tokenless extends PatternLayout {
        @Override
        public String doLayout(ILoggingEvent event) {
            return Token.hidden(super.doLayout(event));
        }
    }

    private static final class TokenlessJson extends JsonEncoder {
        @Override
        public byte[] encode(ILoggingEvent event) {
            String line = new String(super.encode(event), StandardCharsets.UTF_8);
            // Nothing in a token is escaped, but the letter of an escape must not be taken for a part of one.
            return Stream.of(ESCAPE.splitWithDelimiters(line, 0))
                    .map(Token::hidden)
                    .collect(Collectors.joining())
                    .getBytes(StandardCharsets.UTF_8);
        }
    }
}
