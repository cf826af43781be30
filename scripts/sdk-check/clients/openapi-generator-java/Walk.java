import java.net.http.HttpRequest;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.api.CollectionsApi;
import org.openapitools.client.api.CollectionsApi.APICreateCollectionRequest;
import org.openapitools.client.api.FeedApi;
import org.openapitools.client.api.FeedApi.APIListChangesRequest;
import org.openapitools.client.api.RowsApi;
import org.openapitools.client.api.RowsApi.APIDeleteRowRequest;
import org.openapitools.client.api.RowsApi.APIGetRowRequest;
import org.openapitools.client.api.RowsApi.APIInsertRowsRequest;
import org.openapitools.client.api.RowsApi.APIListRowsRequest;
import org.openapitools.client.api.RowsApi.APIUpdateRowRequest;
import org.openapitools.client.model.ChangeList;
import org.openapitools.client.model.CollectionInput;
import org.openapitools.client.model.ProblemDetails;
import org.openapitools.client.model.Row;
import tools.jackson.core.type.TypeReference;

public class Walk extends Calls {
    static final ApiClient client = new ApiClient();

    public static void main(String[] arguments) throws Exception {
        Consumer<HttpRequest.Builder> authorize = request -> request.header("Authorization", "Bearer " + key);
        client.updateBaseUri(url);
        client.setRequestInterceptor(authorize);
        CollectionsApi collections = new CollectionsApi(client);
        RowsApi rows = new RowsApi(client);
        FeedApi feed = new FeedApi(client);
        Map<String, Call> calls = new HashMap<>();
        calls.put("create_collection", asked -> answered(() ->
                collections.createCollection(APICreateCollectionRequest.newBuilder()
                        .collectionInput(new CollectionInput().name(asked.collection())).build())));
        calls.put("insert_rows", asked -> answered(() -> rows.insertRows(APIInsertRowsRequest.newBuilder()
                .collectionName(asked.collection()).requestBody(asked.rows())
                .idempotencyKey(asked.idempotencyKey()).build())));
        calls.put("get_row", asked -> answered(() -> rows.getRow(APIGetRowRequest.newBuilder()
                .collectionName(asked.collection()).rowId(asked.id()).build())));
        calls.put("list_rows", asked -> answered(() -> {
            Integer offset = asked.list("offset");
            List<String> fields = asked.list("fields");
            ApiResponse<List<Row>> answer = rows.listRowsWithHttpInfo(APIListRowsRequest.newBuilder()
                    .collectionName(asked.collection()).limit(asked.list("limit"))
                    .offset(offset == null ? null : offset.longValue())
                    .orderBy(asked.list("order_by")).order(asked.list("order"))
                    .filter(asked.list("filter")).sort(asked.list("sort"))
                    .fields(fields == null ? null : new LinkedHashSet<>(fields))
                    .after(asked.list("after")).build());
            List<String> next = answer.getHeaders().get("Next-After");
            return new Page(answer.getData(), next == null ? null : next.get(0));
        }));
        calls.put("list_changes", asked -> answered(() -> {
            ChangeList list = feed.listChanges(APIListChangesRequest.newBuilder()
                    .collectionName(asked.collection()).limit(asked.list("limit"))
                    .since(asked.list("since")).build());
            return new Page(list.getChanges(), list.getCursor());
        }));
        calls.put("update_row", asked -> answered(() -> rows.updateRow(APIUpdateRowRequest.newBuilder()
                .collectionName(asked.collection()).rowId(asked.id()).requestBody(asked.fields()).build())));
        calls.put("delete_row", asked -> answered(() -> {
            rows.deleteRow(APIDeleteRowRequest.newBuilder()
                    .collectionName(asked.collection()).rowId(asked.id()).build());
            return null;
        }));
        var mapper = client.getObjectMapper();
        serve(line -> mapper.readValue(line, new TypeReference<>() {}), mapper::writeValueAsString, calls);
    }

    static Object answered(Callable<?> request) throws Exception {
        try {
            return request.call();
        } catch (ApiException error) {
            String body = error.getResponseBody();
            throw new Refused(
                    error.getCode(), client.getObjectMapper().readValue(body, ProblemDetails.class).getCode());
        }
    }
}
