/** What a module keeps of a person outside the events and read models, for the export of their data (EVT-10). */
export interface PersonalRecords {
  /** Stands in the file: `sessions`, `mails`. */
  readonly name: string
  /** As JSON. What is only a secret, such as a password's hash, is left out. */
  readonly of: (userId: string) => Promise<unknown>
}
