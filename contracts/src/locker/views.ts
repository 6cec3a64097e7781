import type { Static } from 'typebox'
import { Count, Nullable, Obj, Type } from '../kernel/schema.ts'

export const LockerView = Obj({
  /** Null where no avatar was chosen. */
  code: Nullable(Type.String()),
  /** Parts that were bought, by letter and number; whatever has no price is everybody’s. */
  owned: Type.Array(Type.String()),
  /** Points that the caller has: what was earned and not spent. */
  balance: Count,
})
export type LockerView = Static<typeof LockerView>
