import { setNonce } from "get-nonce";

// Dialogs and menus insert style elements. The content security policy takes only those that carry the page's nonce.
if (typeof document !== "undefined") {
  setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");
}
