import { Icon } from "../ui/icon";
import { Mark } from "../ui/mark";

type OrganizationSwitchProps = { organizations: { id: string; name: string }[]; current: { id: string; name: string } };

/** The current organization and a list of the others to switch to. Opens without JavaScript. */
export function OrganizationSwitch({ organizations, current }: OrganizationSwitchProps) {
  return (
    <details className="group relative">
      <summary className="type-strong flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-2 px-2 hover:bg-hover coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Mark />
        <span className="min-w-0 flex-1 truncate">{current.name}</span>
        <span className="sr-only">, switch organization</span>
        <Icon name="down" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <form
        action="/api/auth/switch-organization"
        method="post"
        className="absolute inset-x-0 z-5 mt-1 grid max-h-80 gap-px overflow-y-auto rounded-2 bg-raised p-1 shadow-2"
      >
        {organizations.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="organizationId"
            value={id}
            aria-current={id === current.id ? "true" : undefined}
            className="type-ui flex min-h-8 items-center gap-2 rounded-2 px-2 text-start text-ink hover:bg-hover coarse:min-h-11"
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {id === current.id && <Icon name="check" className="text-accent-ink" />}
          </button>
        ))}
      </form>
    </details>
  );
}
