import { Button } from "./button";
import { classNames } from "./class-names";

type LoadFailedProps = { error: Error; onRetry: () => void; className?: string };

/** Says why something could not be loaded, with a button to try again. */
export const LoadFailed = ({ error, onRetry, className }: LoadFailedProps) => (
  <p role="alert" className={classNames("flex items-center gap-3 text-danger-ink", className)}>
    {error.message}
    <Button type="button" onClick={() => onRetry()}>
      Load again
    </Button>
  </p>
);
