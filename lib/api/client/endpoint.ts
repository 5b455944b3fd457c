/** Where an operation answers, and how its input is sent. */
export type Endpoint = {
  /** `POST /v2/projects/{projectId}/questions`. */
  route: string;
  input?: "body" | "form" | "query" | undefined;
  /** Of an operation that answers with records or with a file, as its `format` says: the file. */
  as?: "file";
};

export type EndpointTree = { [name: string]: Endpoint | EndpointTree };

export const isEndpoint = (node: Endpoint | EndpointTree): node is Endpoint => typeof node.route === "string";
