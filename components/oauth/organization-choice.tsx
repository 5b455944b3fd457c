import { Notice } from "../ui/notice";

type OrganizationChoiceProps = { organizations: readonly { id: string; name: string }[]; current: string };

/** Chooses the organization that the app is to act for: one of those that the person owns or administers. */
export function OrganizationChoice({ organizations, current }: OrganizationChoiceProps) {
  const [only] = organizations;
  if (!only)
    return <Notice tone="plain">Only owners and admins can approve this. Ask one of your organization.</Notice>;
  if (organizations.length === 1) {
    return (
      <p>
        For the organization <strong className="wrap-anywhere">{only.name}</strong>.
        <input type="hidden" name="organization_id" value={only.id} />
      </p>
    );
  }
  const chosen = organizations.find(({ id }) => id === current) ?? only;
  return (
    <fieldset className="grid gap-1">
      <legend className="type-strong mb-2">For which organization?</legend>
      {organizations.map(({ id, name }) => (
        <label key={id} className="flex min-h-9 items-center gap-2 coarse:min-h-11">
          <input type="radio" name="organization_id" value={id} defaultChecked={id === chosen.id} required />
          <span className="wrap-anywhere">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
