/** What the tests know about the running service. */
export type ServiceNotes = {
  /** The origin with `/api`. */
  baseUrl: string;
  origin: string;
  /** A write key of the first workspace, which has the enterprise plan. */
  key: string;
  /** Another write key of the first workspace. */
  secondKey: string;
  /** A read key of the first workspace. */
  readKey: string;
  /** A write key of an organization with 20 credits, whose plan allows no negative balance. */
  poorKey: string;
  /** A write key of an organization apart from the others. */
  strangerKey: string;
};
