"use client";

import { MAX_LOGO_BYTES } from "@/lib/organizations/read-logo";
import { ActionForm, FormField } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";

type StyleFormProps = {
  /** Six hexadecimal digits each; none for ours. */
  colours: readonly string[];
  font: string;
  ours: { colours: readonly string[]; font: string };
  /** The present logo as a `data:` address. */
  logo: string | null;
  change: FormAction;
};

/** Chooses colours, font and logo of the organization's slides. */
export function StyleForm({ colours, font, ours, logo, change }: StyleFormProps) {
  const shown = colours.length > 0 ? colours : ours.colours;
  return (
    <ActionForm action={change} className="grid max-w-[480px] gap-4">
      <FormField
        name="colours"
        label="Colours"
        defaultValue={colours.map((colour) => `#${colour}`).join(", ")}
        placeholder={ours.colours.map((colour) => `#${colour}`).join(", ")}
        hint="Two to six, the most important first, such as #136551, #b2893e. Empty: the usual ones. Sentiments keep their colours."
      />
      <ul aria-label="Colours of the slides" className="flex gap-1">
        {shown.map((colour) => (
          <li key={colour} style={{ background: `#${colour}` }} className="size-6 rounded-1 border border-line">
            <span className="sr-only">#{colour}</span>
          </li>
        ))}
      </ul>
      <FormField
        name="font"
        label="Font"
        defaultValue={font}
        placeholder={ours.font}
        hint={`The name of a font that everybody has who opens the slides. Empty: ${ours.font}.`}
      />
      {logo && (
        // biome-ignore lint/performance/noImgElement: the picture is made from data, which next/image does not take.
        <img src={logo} alt="The present logo" className="max-h-16 max-w-60 justify-self-start" />
      )}
      <FormField
        name="logo"
        label={logo ? "Another logo" : "Logo"}
        type="file"
        accept="image/png,image/jpeg"
        hint="PNG or JPEG, up to 500 kB."
        onChange={({ currentTarget: input }) => {
          const isLarge = (input.files?.[0]?.size ?? 0) > MAX_LOGO_BYTES;
          input.setCustomValidity(isLarge ? "Choose a logo of at most 500 kB." : "");
          input.reportValidity();
        }}
      />
      {logo && (
        <label className="flex min-h-7 items-baseline gap-2 coarse:min-h-11">
          <input type="checkbox" name="without_logo" className="accent-accent" /> Remove the logo
        </label>
      )}
      <Button type="submit" size="large" className="justify-self-start">
        Save the style
      </Button>
    </ActionForm>
  );
}
