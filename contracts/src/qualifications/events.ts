import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, OneOf, Personal, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { PROOF_KEPT_TYPES, QUALIFICATION_WORDS_MAX } from './rules.ts'

const qualification = { qualification_id: Id, teacher_id: Id }
/** The paper that was looked at; it lies outside the events and goes with the decision. */
const looked = { ...qualification, file_id: Id }

/** Stream `qualifications-{teacher_id}`: what a teacher says to have learned, and what staff saw proof of. */
export const QualificationStated = event(
  'QualificationStated',
  Obj({
    ...qualification,
    title: Personal(Text(QUALIFICATION_WORDS_MAX), 'teacher_id'),
    institution: Personal(Text(QUALIFICATION_WORDS_MAX), 'teacher_id'),
    year: Personal(Nullable(Text(4)), 'teacher_id'),
  }),
)
/** A paper waits for staff; `replaces` is one that waited before it, whose file goes. */
export const QualificationProofSent = event(
  'QualificationProofSent',
  Obj({ ...looked, type: OneOf(PROOF_KEPT_TYPES), replaces: Nullable(Id) }),
)
/** Staff opened the paper, and why (ADM-03). */
export const QualificationProofOpened = event(
  'QualificationProofOpened',
  Obj({ ...looked, admin_id: Id, reason: Text(REASON_MAX) }),
)
export const QualificationChecked = event('QualificationChecked', Obj(looked))
/** Also where it had been checked: the mark is taken back. */
export const QualificationRefused = event('QualificationRefused', Obj({ ...looked, reason: Text(REASON_MAX) }))
/** By the teacher; `file_id` is a paper that waited, whose file goes. */
export const QualificationRemoved = event('QualificationRemoved', Obj({ ...qualification, file_id: Nullable(Id) }))

export const qualificationEvents = {
  QualificationStated,
  QualificationProofSent,
  QualificationProofOpened,
  QualificationChecked,
  QualificationRefused,
  QualificationRemoved,
}
export type QualificationEvent = EventsOf<typeof qualificationEvents>
