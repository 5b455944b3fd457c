import { PlainPage } from "@/components/shell/plain-page";

/** Does not redirect: an unregistered address may belong to anybody. */
export default function UnknownApp() {
  return (
    <PlainPage title="This app is not known here">
      <p className="text-ink-2">
        The link that brought you here names an app, or an address to return to, that is not registered. Nothing was
        shared. Go back to the app and tell its makers.
      </p>
    </PlainPage>
  );
}
