/** A request designed to take much time or memory. The service must complete or refuse it within limits. */
export type Attack = {
  name: string;
  method?: "GET" | "POST" | "PUT" | "PATCH";
  /** Below `{base_url}`; `{question}` stands for the path of a question of the attacker's. */
  path: string;
  /** Makes the body when the attack is sent, because all bodies at once would not fit in the sender's memory. */
  body?: () => string | Blob | FormData;
  /** Headers in addition to credential and content type. */
  headers?: Record<string, string>;
  /** The expected status of the reply. */
  status: number;
};
