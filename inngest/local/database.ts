import pg from "pg";

/** Queries as tagged templates, each prepared once per connection; `${values}` become parameters. */
export type Queries = {
  <Row extends object = object>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
  /** Runs statements as they stand, without parameters. */
  script: (text: string) => Promise<void>;
};
/** The queries of one transaction. */
export type Transaction = Queries & { readonly isTransaction: true };
export type Sql = Queries & {
  begin: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  end: () => Promise<void>;
};

const prepared = new WeakMap<TemplateStringsArray, { name: string; text: string }>();
let statements = 0;

/** Connects lazily and again after an outage; a lost connection rejects the queries on it and nothing else. */
export function connect(url: string, options: { max: number; searchPath?: string; name?: string }): Sql {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 0,
    application_name: options.name ?? "inngest-local",
    ...(options.searchPath ? { options: `-c search_path=${options.searchPath}` } : {}),
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return Object.assign(queriesOf(pool), {
    begin: <Result>(work: (tx: Transaction) => Promise<Result>) => begin(pool, work),
    end: () => pool.end(),
  });
}

async function begin<Result>(pool: pg.Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(Object.assign(queriesOf(client), { isTransaction: true as const }));
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    const isUndone = await client.query("rollback").then(
      () => true,
      () => false,
    );
    client.release(!isUndone);
    throw error;
  }
}

function queriesOf(connection: pg.Pool | pg.PoolClient): Queries {
  const query = async <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const { rows } = await connection.query<Row & pg.QueryResultRow>({ ...statementOf(strings), values });
    return rows;
  };
  return Object.assign(query, { script: async (text: string) => void (await connection.query(text)) });
}

function statementOf(strings: TemplateStringsArray): { name: string; text: string } {
  const known = prepared.get(strings);
  if (known) return known;
  const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
  const statement = { name: `local_${++statements}`, text };
  prepared.set(strings, statement);
  return statement;
}
