/** An error of RFC 6749, 5.2, with its HTTP status. */
export class OAuthError extends Error {
  override readonly name = "OAuthError";
  readonly error: string;
  readonly status: number;

  constructor(error: string, description: string, status = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }
}
