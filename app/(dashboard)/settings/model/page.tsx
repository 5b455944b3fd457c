import type { Metadata } from "next";
import Link from "next/link";
import { ActionForm } from "@/components/forms/action-form";
import { type ModelFields, ModelForm } from "@/components/model/model-form";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import type { StoredPrices } from "@/db/schema/model-settings";
import { operatesService } from "@/lib/auth/operates-service";
import { engineWords } from "@/lib/engines/engine-words";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { isChosenByEnvironment, type ModelSettings, readModelSettings } from "@/lib/model-settings/model-settings";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { writtenVoters } from "@/lib/runtime/voters";
import { requireMember } from "../../../(auth)/current-member";
import { changeModel, findModels, removeModel } from "./actions";

export const metadata: Metadata = { title: "Model" };

export default async function ModelPage() {
  const member = await requireMember("/settings/model");
  if (!operatesService(member)) return <ForOthers />;
  const isFixed = isChosenByEnvironment();
  const settings = await readModelSettings(db);
  const { name, version } = await currentEngine(db);
  return (
    <div className="grid gap-8">
      <Section
        title="What codes now"
        lead={<Link href="/docs/how-coding-works#two-engines">How the two engines differ</Link>}
      >
        <p>{name === "local" ? "The local engine. No answer leaves this machine." : modelWords(version, settings)}</p>
        {isFixed && (
          <p className="text-ink-2">
            Environment variables choose it (CODING_ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL). Without them, a model can
            be chosen here.
          </p>
        )}
        {settings && (
          <ActionForm action={removeModel}>
            <Button type="submit" className="justify-self-start">
              Switch it off and delete its key
            </Button>
          </ActionForm>
        )}
      </Section>
      {!isFixed && (
        <Section
          title="A language model"
          lead="A good one codes better than the local engine, in any language. Answers are sent to it; if it is on the internet, personal data that can be recognised is masked first."
        >
          <ModelForm
            saved={fieldsOf(settings)}
            currency={env.CODING_CURRENCY}
            isOn={settings !== null}
            change={changeModel}
            find={findModels}
          />
        </Section>
      )}
    </div>
  );
}

const ForOthers = () => (
  <p className="text-ink-2">
    Owners of the organization that operates this service choose the model that codes.{" "}
    <Link href="/docs/how-coding-works#two-engines">What it changes</Link>
  </p>
);

function modelWords(version: string, settings: ModelSettings | null): string {
  const address = settings?.baseUrl ?? env.OPENAI_BASE_URL ?? "https://api.openai.com/v1";
  return `The model ${engineWords(version)} at ${address}.`;
}

const fieldsOf = (settings: ModelSettings | null): ModelFields => ({
  base_url: settings?.baseUrl ?? "",
  model: settings?.model ?? "",
  larger_model: settings?.largerModel ?? "",
  consensus: writtenVoters(settings?.consensus ?? []),
  api: settings?.api ?? "chat",
  ...pricesOf("", settings?.prices),
  ...pricesOf("larger_", settings?.largerPrices),
  hasKey: (settings?.apiKey ?? null) !== null,
  suggests: settings?.suggestsAfterCoding ?? false,
});

const pricesOf = <Prefix extends "" | "larger_">(prefix: Prefix, prices?: StoredPrices | null) =>
  ({
    [`${prefix}price_input`]: String(prices?.input ?? ""),
    [`${prefix}price_cached`]: String(prices?.cached ?? ""),
    [`${prefix}price_output`]: String(prices?.output ?? ""),
  }) as Record<`${Prefix}price_${"input" | "cached" | "output"}`, string>;
