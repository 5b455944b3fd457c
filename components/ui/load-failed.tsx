import { Button } from "./button";
import { classNames } from "./class-names";

type LoadFailedProps = { error: Error; onRetry: () => void; className?: string };

/** Says why something could not be loaded, and loads it again on demand. */
export const LoadFailed = ({ error, onRetry, className }: LoadFailedProps) => (
  <p role="alert" className={classNames("flex items-center gap-3 text-danger-ink", className)}>
    {error.message}
    <Button type="button" onClick={() => onRetry()}>
      Load again
    </Button>
  </p>
);
