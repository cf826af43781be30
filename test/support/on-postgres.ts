// Required before everything else where the suite is to run on PostgreSQL.
process.env.ROWFEED_TEST_ENGINE = 'postgres';
