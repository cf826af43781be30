import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rowfeed.Client;

public class Walk extends Calls {
    static final String collection = System.getenv("ROWFEED_COLLECTION");
    static final Client rowfeed = client(System.getenv("ROWFEED_KEY"));

    public static void main(String[] arguments) throws Exception {
        Map<String, Object> fields = read("row.json");
        Map<String, Object> fitting = read("fitting.json");
        Map<String, Object> two = Map.of("n", 2L);
        Map<String, Object> four = Map.of("n", 4L);

        call("health", () -> expect(rowfeed.getHealth().ok(), true));
        call("list_collections", () -> expect(
                rowfeed.listCollections().stream().anyMatch(each -> each.name().equals("recorded")), true));
        call("create_collection", () -> expect(
                rowfeed.createCollection(new Client.CollectionInput(collection)).name(), collection));
        call("insert_rows", () -> {
            expect(rowfeed.insertRows(collection, List.of(fields)), List.of(row(1, fields)));
            expect(
                    rowfeed.insertRows(collection, List.of(two, fields, four)),
                    List.of(row(2, two), row(3, fields), row(4, four)));
        });
        call("get_row", () -> expect(rowfeed.getRow(collection, 1L, null), row(1, fields)));
        call("list_rows", () -> {
            var page = new Client.ListRowsParams().limit(2L).offset(1L).orderBy("id").order("desc");
            expect(rowfeed.listRows(collection, page), List.of(row(3, fields), row(2, two)));
        });
        call("list_fitting", () -> {
            rowfeed.insertRows(collection, list(fitting.get("rows")));
            var list = new Client.ListRowsParams()
                    .filter("@.text == " + Client.Json.write(fitting.get("text")) + " && @['done'] == false")
                    .sort(list(fitting.get("sort")))
                    .fields(list(fitting.get("fields")))
                    .limit(2L);
            for (Object page : list(fitting.get("pages"))) {
                var answer = rowfeed.listRowsWithHeaders(collection, list);
                expect(answer.data(), page);
                list.after((String) answer.headers().get("nextAfter"));
            }
            expect(list.after, null);
        });
        call("update_row", () -> {
            Map<String, Object> change = new HashMap<>();
            change.put("text", "changed");
            change.put("flag", null);
            Map<String, Object> changed = row(1, fields);
            changed.putAll(change);
            expect(rowfeed.updateRow(collection, 1L, change), changed);
        });
        call("delete_row", () -> {
            rowfeed.deleteRow(collection, 1L);
            expectRefused(404, null, () -> rowfeed.deleteRow(collection, 1L));
        });
        call("wrong_key", () -> expectRefused(401, "key_invalid", () -> client("wrong").listCollections()));
        call("missing_row", () -> expectRefused(
                404, System.getenv("ROWFEED_MISSING_ROW_CODE"), () -> rowfeed.getRow(collection, 1L, null)));
    }

    static Client client(String key) {
        Client.Auth auth = new Client.Auth().bearer(key);
        return new Client(new Client.Config().serverUrl(System.getenv("ROWFEED_URL")).auth(auth));
    }

    static Map<String, Object> row(long id, Map<String, Object> fields) {
        Map<String, Object> row = new HashMap<>(fields);
        row.put("id", id);
        return row;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> read(String file) throws IOException {
        return (Map<String, Object>) Client.Json.parse(Files.readString(Path.of(file)));
    }

    @SuppressWarnings("unchecked")
    static <Item> List<Item> list(Object json) {
        return (List<Item>) json;
    }

    /** The code, where there is one, is read from the problem. */
    static void expectRefused(int status, String code, Steps steps) throws Exception {
        try {
            steps.run();
        } catch (Client.ApiException error) {
            expect(error.status, status);
            if (code != null) expect(Client.ProblemDetails.fromJson(error.body).code(), code);
            return;
        }
        throw new IllegalStateException("not refused");
    }
}
