import { Percent } from "../ui/figures";

type CodedShareProps = { coded: number; codable: number };

/** The coded share of answers, as a figure over a bar. */
export function CodedShare({ coded, codable }: CodedShareProps) {
  const share = codable === 0 ? 0 : coded / codable;
  return (
    <span className="figures">
      <Percent share={share} />
      <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-[2px] bg-press">
        <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
