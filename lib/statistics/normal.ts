import { upperGamma } from "./gamma";

/** The probability of a standard normal value at least as far from 0 as `z`: erfc(|z| / √2) = Q(1/2, z² / 2). */
export const twoSidedP = (z: number): number => upperGamma(1, (z * z) / 2);
