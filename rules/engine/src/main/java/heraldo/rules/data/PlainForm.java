package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** Numbers and truth values. */
enum PlainForm implements JsonForm {
    INT {
        @Override
        public void write(Object value, JsonGenerator json) throws IOException {
            json.writeNumber((int) value);
        }

        @Override
        public Object read(JsonParser json) throws IOException {
            JsonForm.demand(JsonToken.VALUE_NUMBER_INT, json);
            return json.getIntValue();
        }
    },
    LONG {
        @Override
        public void write(Object value, JsonGenerator json) throws IOException {
            json.writeNumber((long) value);
        }

        @Override
        public Object read(JsonParser json) throws IOException {
            JsonForm.demand(JsonToken.VALUE_NUMBER_INT, json);
            return json.getLongValue();
        }
    },
    BOOLEAN {
        @Override
        public void write(Object value, JsonGenerator json) throws IOException {
            json.writeBoolean((boolean) value);
        }

        @Override
        public Object read(JsonParser json) throws IOException {
            return json.getBooleanValue();
        }
    }
}
