/** The route of an operation, and how its input is sent. */
export type Endpoint = {
  /** Method and path, such as `POST /v2/projects/{projectId}/questions`. */
  route: string;
  input?: "body" | "form" | "query" | undefined;
  /** Set if the operation replies with records or with a file, and this endpoint is for the file. */
  as?: "file";
};

export type EndpointTree = { [name: string]: Endpoint | EndpointTree };

export const isEndpoint = (node: Endpoint | EndpointTree): node is Endpoint => typeof node.route === "string";
