import { toast } from "sonner";
import { counted } from "../ui/figures";

/** Says that an undo left answers as they are. */
export const tellLeft = (answers: number) =>
  toast(`${counted(answers, "answer")} left as they are`, { description: "They were changed since, or deleted." });
