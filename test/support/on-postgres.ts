// Selects PostgreSQL as the engine of the suite. This module must be loaded before all others.
process.env.ROWFEED_TEST_ENGINE = 'postgres';
