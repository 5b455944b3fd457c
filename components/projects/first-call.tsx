import { firstCall } from "../docs/first-call";
import { CodeSample } from "../ui/code-sample";

export function FirstCall({ baseUrl }: { baseUrl: string }) {
  return <CodeSample label="Code three answers in one call">{firstCall(baseUrl)}</CodeSample>;
}
