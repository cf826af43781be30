import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.api.CollectionsApi;
import org.openapitools.client.api.CollectionsApi.APICreateCollectionRequest;
import org.openapitools.client.api.CollectionsApi.APIListCollectionsRequest;
import org.openapitools.client.api.HealthApi;
import org.openapitools.client.api.RowsApi;
import org.openapitools.client.api.RowsApi.APIDeleteRowRequest;
import org.openapitools.client.api.RowsApi.APIGetRowRequest;
import org.openapitools.client.api.RowsApi.APIInsertRowsRequest;
import org.openapitools.client.api.RowsApi.APIListRowsRequest;
import org.openapitools.client.api.RowsApi.APIUpdateRowRequest;
import org.openapitools.client.model.CollectionInput;
import org.openapitools.client.model.ProblemDetails;
import org.openapitools.client.model.Row;
import tools.jackson.core.type.TypeReference;

public class Walk extends Calls {
    record Fitting(
            List<Map<String, Object>> rows, String text, List<String> sort, List<String> fields, List<List<Row>> pages) {}

    static final String collection = System.getenv("ROWFEED_COLLECTION");
    static final String missingRowCode = System.getenv("ROWFEED_MISSING_ROW_CODE");
    static final ApiClient client = client(System.getenv("ROWFEED_KEY"));
    static final CollectionsApi collections = new CollectionsApi(client);
    static final RowsApi rows = new RowsApi(client);
    static final Map<String, Object> fields =
            client.getObjectMapper().readValue(Path.of("row.json"), new TypeReference<>() {});

    static final Fitting fitting = client.getObjectMapper().readValue(Path.of("fitting.json"), Fitting.class);
    static final APIListCollectionsRequest all = APIListCollectionsRequest.newBuilder().build();

    public static void main(String[] arguments) {
        call("health", () -> expect(new HealthApi(client).getHealth().getOk(), true));
        call("list_collections", () -> expect(
                collections.listCollections(all).stream().anyMatch(each -> each.getName().equals("recorded")), true));
        APICreateCollectionRequest creation = APICreateCollectionRequest.newBuilder()
                .collectionInput(new CollectionInput().name(collection)).build();
        call("create_collection", () -> expect(
                collections.createCollection(creation).getName(), collection));
        call("insert_rows", () -> {
            APIInsertRowsRequest one = APIInsertRowsRequest.newBuilder()
                    .collectionName(collection).requestBody(List.of(fields)).idempotencyKey(collection).build();
            for (int sent = 0; sent < 2; sent++)
                expectRows(rows.insertRows(one), List.of(1L), List.of(fields));
            List<Map<String, Object>> three = List.of(Map.of("n", 1), Map.of("n", 2), fields);
            expectRows(rows.insertRows(insert(three)), List.of(2L, 3L, 4L), three);
        });
        APIGetRowRequest first = APIGetRowRequest.newBuilder().collectionName(collection).rowId(1L).build();
        call("get_row", () -> expectRows(List.of(rows.getRow(first)), List.of(1L), List.of(fields)));
        call("list_rows", () -> {
            APIListRowsRequest page = APIListRowsRequest.newBuilder()
                    .collectionName(collection).limit(2).offset(1L).orderBy("id").order("desc").build();
            expectRows(rows.listRows(page), List.of(3L, 2L), List.of(Map.of("n", 2), Map.of("n", 1)));
        });
        call("list_fitting", () -> {
            rows.insertRows(insert(fitting.rows()));
            String text = client.getObjectMapper().writeValueAsString(fitting.text());
            APIListRowsRequest.Builder list = APIListRowsRequest.newBuilder()
                    .collectionName(collection)
                    .filter("@.text == " + text + " && @['done'] == false")
                    .sort(fitting.sort())
                    .fields(new LinkedHashSet<>(fitting.fields()))
                    .limit(2);
            List<String> after = null;
            for (List<Row> page : fitting.pages()) {
                ApiResponse<List<Row>> answer = rows.listRowsWithHttpInfo(list.build());
                expect(answer.getData(), page);
                after = answer.getHeaders().get("Next-After");
                if (after != null) list.after(after.get(0));
            }
            expect(after, null);
        });
        call("update_row", () -> {
            Map<String, Object> change = new TreeMap<>();
            change.put("text", "changed");
            change.put("flag", null);
            Map<String, Object> changed = new TreeMap<>(fields);
            changed.putAll(change);
            Row row = rows.updateRow(APIUpdateRowRequest.newBuilder()
                    .collectionName(collection).rowId(1L).requestBody(change).build());
            expectRows(List.of(row), List.of(1L), List.of(changed));
        });
        call("delete_row", () -> {
            APIDeleteRowRequest delete =
                    APIDeleteRowRequest.newBuilder().collectionName(collection).rowId(1L).build();
            expect(rows.deleteRowWithHttpInfo(delete).getStatusCode(), 204);
            expectRefused(404, missingRowCode, () -> rows.deleteRowWithHttpInfo(delete));
        });
        call("wrong_key", () -> expectRefused(
                401, "key_invalid", () -> new CollectionsApi(client("wrong")).listCollections(all)));
        call("missing_row", () -> expectRefused(404, missingRowCode, () -> rows.getRow(first)));
    }

    static APIInsertRowsRequest insert(List<Map<String, Object>> inputs) {
        return APIInsertRowsRequest.newBuilder().collectionName(collection).requestBody(inputs).build();
    }

    static ApiClient client(String key) {
        Consumer<HttpRequest.Builder> authorize = request -> request.header("Authorization", "Bearer " + key);
        ApiClient client = new ApiClient();
        client.updateBaseUri(System.getenv("ROWFEED_URL"));
        return client.setRequestInterceptor(authorize);
    }

    static void expectRows(List<Row> actual, List<Long> ids, List<Map<String, Object>> expected) {
        expect(actual.stream().map(Row::getId).toList(), ids);
        expect(actual.stream().map(Row::getAdditionalProperties).toList(), expected);
    }

    static void expectRefused(int status, String code, Callable<?> request) throws Exception {
        try {
            throw new IllegalStateException("not refused: " + request.call());
        } catch (ApiException error) {
            expect(error.getCode(), status);
            String body = error.getResponseBody();
            expect(client.getObjectMapper().readValue(body, ProblemDetails.class).getCode(), code);
        }
    }
}
