import { ActView } from '../admin/views.ts'
import { Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { PROOF_KEPT_TYPES, QUALIFICATION_STATES } from './rules.ts'

const words = {
  title: Type.String(),
  institution: Type.String(),
  year: Nullable(Type.String()),
}

/** As anybody sees it. */
export const QualificationView = Obj({
  id: Id,
  ...words,
  /** Staff saw the paper. */
  is_checked: Type.Boolean(),
})
export type QualificationView = Static<typeof QualificationView>

/** As its teacher sees it. */
export const OwnQualificationView = Obj({
  id: Id,
  ...words,
  state: OneOf(QUALIFICATION_STATES),
  /** Why it was refused. */
  reason: Nullable(Type.String()),
})
export type OwnQualificationView = Static<typeof OwnQualificationView>

/** For who decides: the paper itself is opened for a reason. */
export const QualificationDetailView = Obj({
  ...OwnQualificationView.properties,
  teacher: Obj({ id: Id, name: Nullable(Type.String()) }),
  /** The paper that was sent last, and what it is; it is gone once it was decided. */
  proof: Obj({ file_id: Id, type: OneOf(PROOF_KEPT_TYPES), sent_at: Instant }),
  /** How many papers were sent: of which the last is looked at. */
  version: Type.Integer({ minimum: 1 }),
  /** The oldest first. */
  history: Type.Array(ActView),
})
export type QualificationDetailView = Static<typeof QualificationDetailView>

/** The paper, as base64. */
export const QualificationProofView = Obj({ type: OneOf(PROOF_KEPT_TYPES), base64: Type.String() })
export type QualificationProofView = Static<typeof QualificationProofView>
