import { whole } from "../ui/figures";
import type { Quality } from "./queries";

/** How far the random sample is checked: `12 of 30 checked`. */
export const checkedOf = ({ drawn_at_random, wanted }: Quality["sample"]) =>
  `${whole(drawn_at_random)} of ${whole(wanted)} checked`;
