import { endEarlyClicks } from "@/components/shell/early-clicks";

/** Next.js runs this file right before the page is hydrated. */
endEarlyClicks();
