import { type Static, Type } from '../kernel/schema.ts'

/** What a run is played with, known to all: names and numbers, which the game reads (`GamePlay.read`). */
export const RunSetup = Type.Record(
  Type.String({ pattern: '^[a-z_]{1,20}$' }),
  Type.Union([Type.Integer(), Type.String({ maxLength: 6_000 })]),
)
export type RunSetup = Static<typeof RunSetup>
