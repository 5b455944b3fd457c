export type QuestionIds = { projectId: string; questionId: string };
