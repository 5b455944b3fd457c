/** The command that codes three answers in one call, ready to paste into a shell. */
export const firstCall = (baseUrl: string) => `curl ${baseUrl}/v2/code \\
  -H "x-api-key: $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"responses": [
    {"id": "1", "text": "Lovely staff, but the room was cold"},
    {"id": "2", "text": "Great breakfast and a quiet room"},
    {"id": "3", "text": "We waited an hour at reception"}
  ]}'`;
