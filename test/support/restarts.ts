import { type Client, client, disconnect } from './client.js';
import { type ServerProcess, startServer } from './server-process.js';

/** A server that tests kill and start again on the same database. */
export class RestartedServer {
  readonly #databaseUrl: string;
  readonly #key: string;
  #server!: ServerProcess;
  #owner!: Client;
  #restarted: Promise<void> = Promise.resolve();

  private constructor(databaseUrl: string, key: string) {
    this.#databaseUrl = databaseUrl;
    this.#key = key;
  }

  static async start(databaseUrl: string, key: string): Promise<RestartedServer> {
    const started = new RestartedServer(databaseUrl, key);
    await started.#begin();
    return started;
  }

  /** The server process that is currently running. */
  get server(): ServerProcess {
    return this.#server;
  }

  /** Returns a client of the current server. */
  readonly owner = (): Client => this.#owner;

  /** Resolves when the server has restarted. Clients whose request got no response wait for this. */
  readonly restarted = (): Promise<void> => this.#restarted;

  /** @param meanwhile runs after the server was killed and before it starts again */
  async kill(meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    let isUp = (): void => undefined;
    this.#restarted = new Promise((resolve) => {
      isUp = resolve;
    });
    await this.end('SIGKILL');
    await meanwhile();
    await this.#begin();
    isUp();
  }

  /** Stops the server. Returns the exit code, or null after SIGKILL. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const code = await this.#server.end(signal);
    disconnect(this.#server.url);
    return code;
  }

  async #begin(): Promise<void> {
    this.#server = await startServer(this.#databaseUrl, this.#key);
    this.#owner = client(this.#server, this.#key);
  }
}
