// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
/** The address of `npm start`, which the published texts name. */
export const writtenAddress = "http://127.0.0.1:3000";

/** Changes with the published contracts. */
export const contractsDigest = "kYhwn81L4QZO5pXrPv1eDJ";

/** The names of the schemas in both contracts. */
export const schemaNames: readonly string[] = ["ArazzoDocument","AsyncapiDocument","Batch","BatchOperation","BatchResults","BookmarkEvent","BookmarkFrame","Change","ChangeEvent","ChangeList","Collection","CollectionDetails","CollectionIndex","CollectionInput","CollectionList","CollectionName","CollectionSchema","CollectionSchemaInput","CommitTime","CreatedKey","Cursor","DeleteEvent","DeleteFrame","DeleteOperation","DocsSection","DocsSections","DocumentInfo","EnterEvent","EnterFrame","EventKind","EventStream","ExportedText","FieldNames","GuideText","Health","HtmlPage","IdempotencyKey","IndexProgress","InsertEvent","InsertFrame","InsertOperation","InsertedRowList","Key","KeyCollections","KeyExpiry","KeyId","KeyInput","KeyList","KeyName","KeyPatch","KeyRotation","KeyScope","KeyScopes","KeyUsage","LeaveEvent","LeaveFrame","OpenapiDocument","OperationResult","ProblemCode","ProblemDetails","ReplaceOperation","Row","RowEvent","RowFields","RowFrame","RowId","RowInput","RowInputList","RowKey","RowKeyField","RowKeyInput","RowList","RowMergePatch","RowPatch","RowReplacement","RowVersions","RowsDeleted","RowsPatch","RowsUpdated","Seq","SourceText","Ticket","TicketGrant","TicketInput","TicketScope","TicketSubject","UnchangedSince","UpdateEvent","UpdateFrame","UpdateOperation","UpsertOperation","Usage","UsageBytes","UsageCollections","UsageDay","UsageHistory","UsagePeriod","UsageRequests","UsageRows","ValidationItem"];
