/** The tables of PostgreSQL, by steps (../migrations.ts); the functions that run on them are made by programs.ts. */
export const migrations: readonly (readonly string[])[] = [
  [
    'CREATE TABLE counters (name text COLLATE "C" PRIMARY KEY NOT NULL, value bigint NOT NULL)',
    "INSERT INTO counters VALUES ('account', 0), ('collection', 0), ('index', 0), ('plan', 0)",
    `CREATE TABLE plans (id bigint PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE, requests bigint NOT NULL,
       period text COLLATE "C" NOT NULL, burst bigint, created_at bigint NOT NULL)`,
    `CREATE TABLE accounts (id bigint PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE,
       plan_id bigint REFERENCES plans (id), created_at bigint NOT NULL)`,
    `CREATE TABLE keys (id text COLLATE "C" PRIMARY KEY NOT NULL, account_id bigint NOT NULL REFERENCES accounts (id),
       name text COLLATE "C" NOT NULL, hash text COLLATE "C" NOT NULL UNIQUE,
       prefix text COLLATE "C" NOT NULL, scopes text COLLATE "C" NOT NULL, collections text COLLATE "C",
       expires_at bigint, revoked_at bigint, last_used_at bigint, created_at bigint NOT NULL,
       origin text COLLATE "C" NOT NULL)`,
    'CREATE INDEX keys_of_account ON keys (account_id)',
    // Running totals. One row an instance, so that no two of them ever wait for each other's counts.
    `CREATE TABLE usage (key_id text COLLATE "C" NOT NULL, hour bigint NOT NULL, instance text COLLATE "C" NOT NULL,
       requests bigint NOT NULL, PRIMARY KEY (key_id, hour, instance))`,
    // What isn't folded into days yet: that of two days, however long the report goes back.
    "CREATE INDEX usage_unfolded ON usage (hour) WHERE instance <> ''",
    `CREATE TABLE collections (id bigint PRIMARY KEY, account_id bigint NOT NULL REFERENCES accounts (id),
       name text COLLATE "C" NOT NULL, created_at bigint NOT NULL, UNIQUE (account_id, name))`,
    // What every write of a collection changes, apart from what only its creation sets. `index_version` moves on when
    // an index is begun or dropped.
    `CREATE TABLE heads (collection_id bigint PRIMARY KEY, incarnation text COLLATE "C" NOT NULL, seq bigint NOT NULL,
       next_row_id bigint NOT NULL, rows bigint NOT NULL, log_start bigint NOT NULL, index_version bigint NOT NULL)`,
    // Lives of collections in other databases, which theirs here goes on from after `seq` (history.ts).
    `CREATE TABLE cursor_aliases (collection_id bigint NOT NULL, incarnation text COLLATE "C" NOT NULL,
       seq bigint NOT NULL, PRIMARY KEY (collection_id, incarnation))`,
    // Collections that are deleted and whose rows and log are being removed in small steps.
    'CREATE TABLE dropped_collections (collection_id bigint PRIMARY KEY)',
    // `data` is the whole JSON text of the row, its id included, as it goes on the wire.
    `CREATE TABLE rows (collection_id bigint NOT NULL, id bigint NOT NULL, seq bigint NOT NULL, data text NOT NULL,
       PRIMARY KEY (collection_id, id))`,
    // How many ids of each block of 1,024 are deleted; blocks that are whole have no row.
    `CREATE TABLE deleted_per_block (collection_id bigint NOT NULL, block bigint NOT NULL, deleted bigint NOT NULL,
       PRIMARY KEY (collection_id, block))`,
    // The change log: an entry holds the changes first_seq..last_seq of one commit, as log/entry.ts writes them.
    `CREATE TABLE changes (collection_id bigint NOT NULL, last_seq bigint NOT NULL, first_seq bigint NOT NULL,
       time bigint NOT NULL, changes text NOT NULL, PRIMARY KEY (collection_id, last_seq))`,
    // Indexes that make themselves (store/indexes.ts): rows up to `built_through` have their key. `fields` is a JSON array.
    `CREATE TABLE sort_indexes (id bigint PRIMARY KEY, collection_id bigint NOT NULL, fields text COLLATE "C" NOT NULL,
       built_through bigint NOT NULL, used_at bigint NOT NULL, UNIQUE (collection_id, fields))`,
    `CREATE TABLE sort_keys (index_id bigint NOT NULL, key bytea NOT NULL, row_id bigint NOT NULL,
       PRIMARY KEY (index_id, key, row_id))`,
    // The functions that instances use (programs.ts), and when one has last said so.
    'CREATE TABLE programs (name text COLLATE "C" PRIMARY KEY NOT NULL, used_at bigint NOT NULL)',
  ],
  [
    // What tells the lists of an account's collections apart: another one, at random, after each change of them.
    `ALTER TABLE accounts ADD COLUMN collections_tag text COLLATE "C" NOT NULL DEFAULT '0'`,
    'UPDATE accounts SET collections_tag = left(md5(random()::text || id), 16)',
  ],
  [
    // Requests with an idempotency key that were carried out, each for a day.
    `CREATE TABLE idempotency_keys (account_id bigint NOT NULL, key text COLLATE "C" NOT NULL, fingerprint text COLLATE "C" NOT NULL,
       outcome text NOT NULL, created_at bigint NOT NULL, PRIMARY KEY (account_id, key))`,
    'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)',
  ],
  [
    // The administrators' keys, by which others are made over HTTP.
    `UPDATE keys SET scopes = scopes || ',admin' WHERE origin IN ('start', 'environment')
       AND scopes = 'read,write' AND collections IS NULL AND expires_at IS NULL`,
    // The bytes of a collection's rows (bytes.ts): right where `bytes_seq` has moved on with `seq`.
    'ALTER TABLE heads ADD COLUMN bytes bigint NOT NULL DEFAULT 0, ADD COLUMN bytes_seq bigint NOT NULL DEFAULT 0',
    `ALTER TABLE plans ADD COLUMN max_collections bigint, ADD COLUMN max_rows bigint, ADD COLUMN max_bytes bigint`,
  ],
  [
    "INSERT INTO counters VALUES ('schema', 0)",
    // What rows of a collection keep to. Another text is another schema, with another id, and moves on `index_version`.
    // `seq` is the collection's last change before it was set.
    `CREATE TABLE schemas (id bigint PRIMARY KEY, collection_id bigint NOT NULL UNIQUE, account_id bigint NOT NULL,
       text text NOT NULL, seq bigint NOT NULL)`,
    'CREATE INDEX schemas_of_account ON schemas (account_id)',
    // Who is about to set or remove one, and until when others have to believe it.
    `CREATE TABLE schema_changes (collection_id bigint PRIMARY KEY, token text COLLATE "C" NOT NULL, until bigint NOT NULL)`,
    // What a collection is called in its account's own documents, from the first schema on.
    'ALTER TABLE collections ADD COLUMN type_name text COLLATE "C"',
  ],
  [
    // Where the server is built with it: to compress the entry of 100 rows is a quarter of what they take it otherwise.
    `DO $$ BEGIN
       IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
         ALTER TABLE changes ALTER COLUMN changes SET COMPRESSION lz4;
         ALTER TABLE rows ALTER COLUMN data SET COMPRESSION lz4;
       END IF;
     END $$`,
  ],
];
