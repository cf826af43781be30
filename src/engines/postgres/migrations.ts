/** The tables of PostgreSQL, in steps (../migrations.ts). connection/functions.ts creates the functions. */
export const migrations: readonly (readonly string[])[] = [
  [
    'CREATE TABLE counters (name text COLLATE "C" PRIMARY KEY NOT NULL, value bigint NOT NULL)',
    "INSERT INTO counters VALUES ('account', 0), ('collection', 0), ('index', 0), ('plan', 0), ('schema', 0)",
    `CREATE TABLE plans (id bigint PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE, requests bigint NOT NULL,
       period text COLLATE "C" NOT NULL, burst bigint, created_at bigint NOT NULL, max_collections bigint,
       max_rows bigint, max_bytes bigint)`,
    // `collections_tag` gets a new random value with each change of the list of the account's collections.
    `CREATE TABLE accounts (id bigint PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE,
       plan_id bigint REFERENCES plans (id), created_at bigint NOT NULL,
       collections_tag text COLLATE "C" NOT NULL DEFAULT '0')`,
    `CREATE TABLE keys (id text COLLATE "C" PRIMARY KEY NOT NULL, account_id bigint NOT NULL REFERENCES accounts (id),
       name text COLLATE "C" NOT NULL, hash text COLLATE "C" NOT NULL UNIQUE,
       prefix text COLLATE "C" NOT NULL, scopes text COLLATE "C" NOT NULL, collections text COLLATE "C",
       expires_at bigint, revoked_at bigint, last_used_at bigint, created_at bigint NOT NULL,
       origin text COLLATE "C" NOT NULL)`,
    'CREATE INDEX keys_of_account ON keys (account_id, created_at, id)',
    // Running totals. Each instance has separate rows, so that instances do not wait for each other's counts.
    `CREATE TABLE usage (key_id text COLLATE "C" NOT NULL, hour bigint NOT NULL, instance text COLLATE "C" NOT NULL,
       requests bigint NOT NULL, PRIMARY KEY (key_id, hour, instance))`,
    // The usage that is not folded into days yet. This is the usage of two days, regardless of how far back a
    // report goes.
    "CREATE INDEX usage_unfolded ON usage (hour) WHERE instance <> ''",
    // `type_name` is the name of the collection in the typed contract, from its first schema on.
    `CREATE TABLE collections (id bigint PRIMARY KEY, account_id bigint NOT NULL REFERENCES accounts (id),
       name text COLLATE "C" NOT NULL, created_at bigint NOT NULL, type_name text COLLATE "C", UNIQUE (account_id, name))`,
    // The part of a collection that each write changes. `index_version` increases when an index is created or
    // dropped, and when the schema changes. `bytes` is the size of all rows.
    `CREATE TABLE heads (collection_id bigint PRIMARY KEY, incarnation text COLLATE "C" NOT NULL, seq bigint NOT NULL,
       next_row_id bigint NOT NULL, rows bigint NOT NULL, log_start bigint NOT NULL, index_version bigint NOT NULL,
       bytes bigint NOT NULL DEFAULT 0)`,
    // Incarnations of the collections in other databases, which this one continues after `seq` (history.ts).
    `CREATE TABLE cursor_aliases (collection_id bigint NOT NULL, incarnation text COLLATE "C" NOT NULL,
       seq bigint NOT NULL, PRIMARY KEY (collection_id, incarnation))`,
    // Deleted collections whose rows and log are still being removed, in small steps.
    'CREATE TABLE dropped_collections (collection_id bigint PRIMARY KEY)',
    // `data` is the whole JSON text of the row, including its id, in the form that clients receive.
    `CREATE TABLE rows (collection_id bigint NOT NULL, id bigint NOT NULL, seq bigint NOT NULL, data text NOT NULL,
       PRIMARY KEY (collection_id, id))`,
    // The number of deleted ids in each block of 1,024. Blocks without deleted ids have no row.
    `CREATE TABLE deleted_per_block (collection_id bigint NOT NULL, block bigint NOT NULL, deleted bigint NOT NULL,
       PRIMARY KEY (collection_id, block))`,
    // The change log: the changes first_seq..last_seq of a commit per entry, as log/entry.ts writes them.
    `CREATE TABLE changes (collection_id bigint NOT NULL, last_seq bigint NOT NULL, first_seq bigint NOT NULL,
       time bigint NOT NULL, changes text NOT NULL, PRIMARY KEY (collection_id, last_seq))`,
    // Automatic indexes (store/indexes/). `built_through` is the `IndexStage`, and `fields` is a JSON array.
    `CREATE TABLE sort_indexes (id bigint PRIMARY KEY, collection_id bigint NOT NULL, fields text COLLATE "C" NOT NULL,
       built_through bigint NOT NULL, used_at bigint NOT NULL, UNIQUE (collection_id, fields))`,
    `CREATE TABLE sort_keys (index_id bigint NOT NULL, key bytea NOT NULL, row_id bigint NOT NULL,
       PRIMARY KEY (index_id, key, row_id))`,
    // The functions of instances (connection/functions.ts), and when an instance last reported their use.
    'CREATE TABLE programs (name text COLLATE "C" PRIMARY KEY NOT NULL, used_at bigint NOT NULL)',
    // Executed requests that had an idempotency key, each for a day.
    `CREATE TABLE idempotency_keys (account_id bigint NOT NULL, key text COLLATE "C" NOT NULL,
       fingerprint text COLLATE "C" NOT NULL, outcome text NOT NULL, created_at bigint NOT NULL,
       PRIMARY KEY (account_id, key))`,
    'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)',
    // The schemas of collections. Another text gets another id. `seq` is the last change of the collection
    // before its schema was set.
    `CREATE TABLE schemas (id bigint PRIMARY KEY, collection_id bigint NOT NULL UNIQUE, account_id bigint NOT NULL,
       text text NOT NULL, seq bigint NOT NULL)`,
    'CREATE INDEX schemas_of_account ON schemas (account_id)',
    // Schema changes in progress, and the time until which other instances must expect them.
    'CREATE TABLE schema_changes (collection_id bigint PRIMARY KEY, token text COLLATE "C" NOT NULL, until bigint NOT NULL)',
    // Compressing the entry of 100 rows takes a quarter of the time with lz4. Not every PostgreSQL server is
    // built with it.
    `DO $$ BEGIN
       IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
         ALTER TABLE changes ALTER COLUMN changes SET COMPRESSION lz4;
         ALTER TABLE rows ALTER COLUMN data SET COMPRESSION lz4;
       END IF;
     END $$`,
  ],
  [
    // The fields of the collection's row key, if the index belongs to it: a JSON array in the client's order.
    'ALTER TABLE sort_indexes ADD COLUMN row_key text COLLATE "C"',
    // In the first databases with schema 7, this index has only the column `account_id`.
    'DROP INDEX keys_of_account',
    'CREATE INDEX keys_of_account ON keys (account_id, created_at, id)',
  ],
  [
    // The tickets of a subject that were created before `version` of the registry, or before `revoked_at`, are revoked.
    // `key_id` is empty for the tickets of all keys of the account.
    `CREATE TABLE ticket_revocations (account_id bigint NOT NULL, key_id text COLLATE "C" NOT NULL,
       subject text COLLATE "C" NOT NULL, version bigint NOT NULL, revoked_at bigint NOT NULL,
       PRIMARY KEY (account_id, subject, key_id))`,
    'CREATE INDEX ticket_revocations_by_version ON ticket_revocations (version)',
    'CREATE INDEX ticket_revocations_by_age ON ticket_revocations (revoked_at)',
  ],
  // The registry's readers look for these keys after each change of any key.
  ["CREATE INDEX keys_of_environment ON keys (hash) WHERE origin = 'environment'"],
  // For a revocation of all subjects (`*`): only tickets that were created before this version are revoked.
  ['ALTER TABLE ticket_revocations ADD COLUMN before_version bigint'],
  // A collection gets its type name with its first schema, and then looks for the same name of others.
  ['CREATE INDEX collections_by_type ON collections (account_id, lower(type_name))'],
];
