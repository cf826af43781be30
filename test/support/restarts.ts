import { type Client, client, disconnect } from './client.js';
import { type ServerProcess, startServer } from './server-process.js';

/** A server that is killed now and then, and started again on the same database. */
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

  /** The present one. */
  get server(): ServerProcess {
    return this.#server;
  }

  /** A client of the present one. */
  readonly owner = (): Client => this.#owner;

  /** What one waits for whose request was not answered. */
  readonly restarted = (): Promise<void> => this.#restarted;

  /** @param meanwhile happens between the end and the new beginning */
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

  /** Returns the exit code, null after a kill. */
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
