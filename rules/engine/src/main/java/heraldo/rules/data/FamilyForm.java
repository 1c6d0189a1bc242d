package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import heraldo.rules.kernel.Known;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The records of one interface: what a record is stands in its first field, its simple name. */
final class FamilyForm implements JsonForm {

    private static final String IS = "is";

    private final Map<Class<?>, RecordForm> byType = new LinkedHashMap<>();
    private final Map<String, RecordForm> byName = new LinkedHashMap<>();

    FamilyForm(List<Class<?>> records, JsonForms forms) {
        for (Class<?> type : records) {
            RecordForm form = new RecordForm(type, forms);
            byType.put(type, form);
            byName.put(type.getSimpleName(), form);
        }
    }

    /** @throws IllegalArgumentException if the record is none of the family */
    @Override
    public void write(Object value, JsonGenerator json) throws IOException {
        Class<?> type = value.getClass();
        json.writeStartObject();
        json.writeStringField(IS, type.getSimpleName());
        Known.in(byType, type).writeFields(value, json);
        json.writeEndObject();
    }

    @Override
    public Object read(JsonParser json) throws IOException {
        JsonForm.demand(JsonToken.START_OBJECT, json);
        JsonForm.enter(IS, json);
        RecordForm form = byName.get(json.getText());
        if (form == null) {
            throw new IllegalArgumentException("there is no " + json.getText());
        }
        return form.readFields(json);
    }
}
