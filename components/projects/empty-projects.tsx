import { FirstCall } from "./first-call";

/** What stands where the projects will be. */
export function EmptyProjects({ baseUrl }: { baseUrl: string }) {
  return (
    <div className="grid max-w-[720px] gap-4">
      <p className="text-ink-2">
        Projects stand here, each with its questions and how far their answers are coded. They are made through the API
        for now. An API key came with the login.
      </p>
      <FirstCall baseUrl={baseUrl} />
    </div>
  );
}
