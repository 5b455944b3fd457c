const WHOLE = new Intl.NumberFormat("en");
const ONE_PLACE = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 4218 becomes `4,218`. */
export const whole = (value: number) => WHOLE.format(value);

/** 0.2551 becomes `25.5`, in per cent. */
export const percentFigure = (share: number) => ONE_PLACE.format(share * 100);

/** 4.31 becomes `+4.3`, -4.31 becomes `−4.3`. */
export const signed = (points: number): string => {
  const figure = percentFigure(Math.abs(points) / 100);
  if (Number(figure) === 0) return figure;
  return `${points < 0 ? "−" : "+"}${figure}`;
};

/** `1 answer`, `2 answers`. */
export const counted = (value: number, one: string, many = `${one}s`) => `${whole(value)} ${value === 1 ? one : many}`;
