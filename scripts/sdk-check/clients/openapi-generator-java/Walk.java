import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.CollectionsApi;
import org.openapitools.client.api.HealthApi;
import org.openapitools.client.api.RowsApi;
import org.openapitools.client.model.CollectionInput;
import org.openapitools.client.model.ProblemDetails;
import org.openapitools.client.model.Row;
import tools.jackson.core.type.TypeReference;

public class Walk {
    static final String collection = System.getenv("ROWFEED_COLLECTION");
    static final ApiClient client = client(System.getenv("ROWFEED_KEY"));
    static final CollectionsApi collections = new CollectionsApi(client);
    static final RowsApi rows = new RowsApi(client);
    static final Map<String, Object> fields =
            client.getObjectMapper().readValue(Path.of("row.json"), new TypeReference<>() {});

    public static void main(String[] arguments) {
        call("health", () -> expect(new HealthApi(client).getHealth().getOk(), true));
        call("list_collections", () -> expect(
                collections.listCollections().stream().anyMatch(each -> each.getName().equals(collection)), false));
        call("create_collection", () -> expect(
                collections.createCollection(new CollectionInput().name(collection)).getName(), collection));
        call("insert_rows", () -> {
            expectRows(rows.insertRows(collection, List.of(fields), null), List.of(1L), List.of(fields));
            List<Map<String, Object>> three = List.of(Map.of("n", 1), Map.of("n", 2), fields);
            expectRows(rows.insertRows(collection, three, null), List.of(2L, 3L, 4L), three);
        });
        call("get_row", () -> expectRows(
                List.of(rows.getRow(collection, 1L, null)), List.of(1L), List.of(fields)));
        call("list_rows", () -> expectRows(
                rows.listRows(collection, 2, 1L, "id", "desc", null),
                List.of(3L, 2L),
                List.of(Map.of("n", 2), Map.of("n", 1))));
        call("update_row", () -> {
            Map<String, Object> change = new TreeMap<>();
            change.put("text", "changed");
            change.put("flag", null);
            Map<String, Object> changed = new TreeMap<>(fields);
            changed.putAll(change);
            expectRows(List.of(rows.updateRow(collection, 1L, change, null)), List.of(1L), List.of(changed));
        });
        call("delete_row", () -> {
            expect(rows.deleteRowWithHttpInfo(collection, 1L, null).getStatusCode(), 204);
            expectRefused(404, null, () -> rows.deleteRowWithHttpInfo(collection, 1L, null));
        });
        call("wrong_key", () -> expectRefused(
                401, "key_invalid", () -> new CollectionsApi(client("wrong")).listCollections()));
        call("missing_row", () -> expectRefused(
                404, System.getenv("ROWFEED_MISSING_ROW_CODE"), () -> rows.getRow(collection, 1L, null)));
    }

    static ApiClient client(String key) {
        Consumer<HttpRequest.Builder> authorize = request -> request.header("Authorization", "Bearer " + key);
        ApiClient client = new ApiClient();
        client.updateBaseUri(System.getenv("ROWFEED_URL"));
        return client.setRequestInterceptor(authorize);
    }

    interface Steps {
        void run() throws Exception;
    }

    static void call(String name, Steps steps) {
        try {
            steps.run();
            System.out.println("ok " + name);
        } catch (Exception error) {
            System.out.println("wrong " + name + ": " + error);
        }
    }

    static void expect(Object actual, Object expected) {
        if (!Objects.equals(actual, expected)) throw new IllegalStateException(actual + " instead of " + expected);
    }

    static void expectRows(List<Row> actual, List<Long> ids, List<Map<String, Object>> expected) {
        expect(actual.stream().map(Row::getId).toList(), ids);
        expect(actual.stream().map(Row::getAdditionalProperties).toList(), expected);
    }

    /** The code, where there is one, is read from the problem. */
    static void expectRefused(int status, String code, Callable<?> request) throws Exception {
        try {
            throw new IllegalStateException("not refused: " + request.call());
        } catch (ApiException error) {
            expect(error.getCode(), status);
            String body = error.getResponseBody();
            if (code != null) expect(client.getObjectMapper().readValue(body, ProblemDetails.class).getCode(), code);
        }
    }
}
