/** What the tests know of the service that they run against. */
export type ServiceNotes = {
  /** With `/api`. */
  baseUrl: string;
  origin: string;
  /** Of the first workspace: the plan is enterprise. */
  key: string;
  /** Another write key of the first workspace. */
  secondKey: string;
  /** A key of the first workspace that may only read. */
  readKey: string;
  /** A write key of an organization with 20 credits, on a plan that allows no negative balance. */
  poorKey: string;
  /** A write key of an organization that has nothing to do with the others. */
  strangerKey: string;
};
