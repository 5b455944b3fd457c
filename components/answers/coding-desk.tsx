import type { ReactNode } from "react";

type CodingDeskProps = {
  /** The wording of the question. */
  question: string;
  /** The answer with its codes, the field that finds codes, and the buttons that go on. */
  answer: ReactNode;
  finder: ReactNode;
  acts: ReactNode;
};

/** One answer below its question, with the codebook beside it; on narrow screens the codebook is below the answer. */
export const CodingDesk = ({ question, answer, finder, acts }: CodingDeskProps) => (
  <div className="mx-auto grid w-full max-w-[1240px] flex-1 content-start gap-x-10 gap-y-6 px-4 pt-[5vh] pb-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_360px]">
    <div className="grid min-w-0 content-start gap-6">
      <p className="text-ink-2 wrap-anywhere">
        <span className="sr-only">Question: </span>
        {question}
      </p>
      {answer}
    </div>
    <section aria-label="Codebook" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {finder}
    </section>
    <div className="flex flex-wrap content-start gap-2 lg:col-start-1">{acts}</div>
  </div>
);
