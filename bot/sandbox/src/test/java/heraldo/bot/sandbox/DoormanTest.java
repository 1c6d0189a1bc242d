package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A page on the web that makes a browser knock at the sandbox is turned away, whatever it asks for. */
@TestInstance(Lifecycle.PER_CLASS)
class DoormanTest {
    private static final String SOCKET = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

    private Sandbox sandbox;
    private int port;

    @BeforeAll
    void open() {
        sandbox = Sandbox.open(SandboxOptions.standard());
        port = URI.create(sandbox.url()).getPort();
    }

    @AfterAll
    void close() {
        sandbox.close();
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1:PORT, '', true",
        "localhost:PORT, '', true",
        "LocalHost:PORT, http://localhost:PORT, true",
        "[::1]:PORT, http://127.0.0.1:PORT, true",
        "evil.example:PORT, '', false",
        "evil.example, '', false",
        "127.0.0.1, '', false",
        "127.0.0.1:1, '', false",
        "127.0.0.1.evil.example:PORT, '', false",
        "evil.example:PORT, http://evil.example:PORT, false",
        "127.0.0.1:PORT, http://evil.example, false",
        "127.0.0.1:PORT, http://evil.example:PORT, false",
        "127.0.0.1:PORT, http://127.0.0.1:1, false",
        "127.0.0.1:PORT, https://127.0.0.1:PORT, false",
        "127.0.0.1:PORT, http://127.0.0.1:PORT.evil.example, false",
        "127.0.0.1:PORT, null, false",
        "127.0.0.1:PORT, 'http://127.0.0.1:PORT\r\nOrigin: http://evil.example', false",
        "'127.0.0.1:PORT\r\nHost: evil.example', '', false"
    })
    void onlyWhatWasSentHereOnPurposeComesIn(String host, String origin, boolean in) throws IOException {
        String headers = "Host: " + host + "\r\n" + (origin.isEmpty() ? "" : "Origin: " + origin + "\r\n");
        assertAnswer(in, 200, "GET / HTTP/1.1\r\n" + headers);
        assertAnswer(in, 200, "GET /client/users HTTP/1.1\r\n" + headers);
        assertAnswer(in, 200, "GET /sandbox/acts HTTP/1.1\r\n" + headers);
        assertAnswer(in, 404, "POST /sandbox/act/none HTTP/1.1\r\nContent-Length: 0\r\n" + headers);
        assertAnswer(in, 401, "GET /api/v10/users/@me HTTP/1.1\r\n" + headers);
        assertAnswer(in, 404, "GET /nowhere HTTP/1.1\r\n" + headers);
        assertAnswer(in, 101, "GET /client/gateway?user=gm HTTP/1.1\r\n" + SOCKET + headers);
        assertAnswer(in, 101, "GET /gateway?v=10&encoding=json HTTP/1.1\r\n" + SOCKET + headers);
    }

    private void assertAnswer(boolean in, int status, String request) throws IOException {
        int answer = answer(request.replace("PORT", Integer.toString(port)));
        boolean malformed = answer == 400 && !in;
        assertEquals(in ? status : 403, malformed ? 403 : answer, request);
    }

    private int answer(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.getOutputStream().write((request + "\r\n").getBytes(StandardCharsets.US_ASCII));
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            return Integer.parseInt(lines.readLine().split(" ")[1]);
        }
    }
}
