/** Operations whose id, split into words, does not say what was done. */
const WORDS: Readonly<Record<string, string>> = {
  addGroupMembers: "Add waves",
  applyWordRule: "Apply words that always code",
  assignResponses: "Assign answers to people",
  changeProjectPeople: "Change who sees a project",
  changeReportStyle: "Change the look of slides",
  claimAnswers: "Take answers to check",
  code: "Code answers sent with the request",
  codeAnchor: "Code the sample again",
  codeGroup: "Code all waves again",
  codeQuestion: "Code answers",
  createApiKey: "Create API key",
  createFrame: "Save codebook template",
  createGroup: "Create tracker",
  decideClaims: "Check answers",
  deleteAnchor: "Delete the sample",
  deleteFrame: "Delete codebook template",
  deleteGroup: "Delete tracker",
  deleteResponse: "Delete answer",
  deleteResponses: "Delete answers",
  freezeAnchor: "Set aside a sample of answers",
  groupQuestions: "Create tracker",
  registerClient: "Register app",
  removeGroupMembers: "Remove waves",
  resolveDisagreements: "Settle differences between coders",
  resolveSuggestion: "Apply or dismiss suggestion",
  revertSuggestion: "Undo suggestion",
  revokeApiKey: "Revoke API key",
  rotateClientSecret: "Make a new client secret",
  rotateWebhookSecret: "Make a new webhook secret",
  settleInconsistencies: "Code similar answers alike",
  startBackTest: "Test the machine",
  undoSuggestion: "Reopen suggestion",
  updateClient: "Change app",
  updateGroup: "Rename tracker",
  updateResponse: "Change answer",
  updateResponses: "Change answers",
  uploadResponses: "Upload answers",
};

/** An operation of the audit log in words; most ids are words when they are split: `createProject`, “Create project”. */
export function actionWords(action: string): string {
  if (Object.hasOwn(WORDS, action)) return WORDS[action] ?? action;
  const words = action.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
