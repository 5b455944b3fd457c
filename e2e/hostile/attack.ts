/** A request that is made to take much time or memory, to be done or refused within bounds. */
export type Attack = {
  name: string;
  method?: "GET" | "POST" | "PUT" | "PATCH";
  /** Below `{base_url}`; `{question}` stands for the path of a question of the attacker's. */
  path: string;
  /** Made when it is sent, since many of them together would fill the memory of the bench. */
  body?: () => string | Blob | FormData;
  /** Beside the credential and the type of the body. */
  headers?: Record<string, string>;
  /** Of its answer. */
  status: number;
};
