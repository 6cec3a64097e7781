/** A quiz that asks something already. `is_sent`: it was sent for review once, so staff may open it there. */
export interface KnownIn {
  readonly id: string
  readonly title: string
  readonly is_sent: boolean
}

/** Where questions with these fingerprints stand already: in listed quizzes, or in drafts of the site's own. */
export type FindKnownQuestions = (fingerprints: readonly string[]) => Promise<ReadonlyMap<string, KnownIn>>
