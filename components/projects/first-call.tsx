import { CodeSample } from "../ui/code-sample";

/** The call that codes three answers, ready to paste. */
export function FirstCall({ baseUrl }: { baseUrl: string }) {
  return (
    <CodeSample label="Code three answers in one call">
      {`curl ${baseUrl}/v2/code \\
  -H "x-api-key: $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"responses": [
    {"id": "1", "text": "Lovely staff, but the room was cold"},
    {"id": "2", "text": "Great breakfast and a quiet room"},
    {"id": "3", "text": "We waited an hour at reception"}
  ]}'`}
    </CodeSample>
  );
}
