import type { Field } from "@/lib/docs/fields";
import { Code } from "./code";
import { InlineProse } from "./prose";

type FieldListProps = { label: string; fields: Field[]; depth?: number };

/** Fields with their types, limits and meaning. Fields inside a field are shown below it when it is opened. */
export function FieldList({ label, fields, depth = 0 }: FieldListProps) {
  return (
    <ul aria-label={label} className="field-list border-t border-line-soft">
      {fields.map((field) => (
        <li key={field.name} className="grid gap-1 border-b border-line-soft py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
            <code className="type-code font-semibold wrap-anywhere text-ink">{field.name}</code>
            <span className="type-small text-ink-3">{field.type}</span>
            {field.isRequired && <span className="type-label text-warn-ink">required</span>}
          </p>
          <Meaning {...field} />
          {field.fields.length > 0 && <Inside {...field} depth={depth} />}
        </li>
      ))}
    </ul>
  );
}

function Meaning({ description, values, limits, preset }: Field) {
  const facts = [...limits, ...(preset === undefined ? [] : [`default \`${preset}\``])].join("; ");
  return (
    <>
      {description && (
        <p className="text-ink-2">
          <InlineProse>{description}</InlineProse>
        </p>
      )}
      {values.length > 0 && (
        <p className="flex flex-wrap gap-1">
          <span className="sr-only">One of</span>
          {values.map((value) => (
            <Code key={value}>{value}</Code>
          ))}
        </p>
      )}
      {facts && (
        <p className="type-small text-ink-3">
          <InlineProse>{`${facts.charAt(0).toUpperCase()}${facts.slice(1)}`}</InlineProse>
        </p>
      )}
    </>
  );
}

function Inside({ name, fields, depth }: Field & { depth: number }) {
  const list = <FieldList label={`Fields of ${name}`} fields={fields} depth={depth + 1} />;
  return (
    <details open={depth === 0 && fields.length <= 4} className="mt-1 rounded-2 border border-line-soft">
      <summary className="type-small min-h-7 rounded-2 px-3 py-1.5 text-ink-2 select-none hover:bg-hover coarse:min-h-11">
        {fields.length === 1 ? "1 field" : `${fields.length} fields`} of <code className="type-code">{name}</code>
      </summary>
      <div className="px-3">{list}</div>
    </details>
  );
}
