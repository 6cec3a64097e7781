/** What the file of a person's data would hold of them: a row of a table, or the data of an event. */
export interface Told {
  /** `repetition.cards`, or the name of the event. */
  readonly of: string
  readonly data: Readonly<Record<string, unknown>>
}
/** Leaves what may be told now; null where nothing may. */
export type Withhold = (told: Told) => Promise<Told['data'] | null>
/** What a module keeps from a person for some time, in the file of their data too. Null: nothing at this moment. */
export type Withheld = (user_id: string, now: number) => Promise<Withhold | null>

/** By several at once, one after the other. */
export function withholdAll(all: readonly Withhold[]): Withhold {
  return async ({ of, data }) => {
    let left: Told['data'] | null = data
    for (const withhold of all) if (left !== null) left = await withhold({ of, data: left })
    return left
  }
}

/** Without some of its properties. */
export function without(data: Told['data'], properties: readonly string[]): Told['data'] {
  return Object.fromEntries(Object.entries(data).filter(([property]) => !properties.includes(property)))
}
