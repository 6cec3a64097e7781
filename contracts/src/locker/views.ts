import type { Static } from 'typebox'
import { Nullable, Obj, Type } from '../kernel/schema.ts'

export const LockerView = Obj({
  /** Null where no avatar was chosen. */
  code: Nullable(Type.String()),
})
export type LockerView = Static<typeof LockerView>
