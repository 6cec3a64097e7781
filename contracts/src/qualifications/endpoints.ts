import { command, Done, query, upload } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { PROOF_MAX_BYTES, PROOF_TYPES, QUALIFICATION_WORDS_MAX, YEAR_PATTERN } from './rules.ts'
import { OwnQualificationView, QualificationDetailView, QualificationProofView, QualificationView } from './views.ts'

const One = Obj({ id: Id })

export const listQualifications = query('qualifications.list', {
  path: 'GET /teachers/{id}/qualifications',
  access: 'public',
  about: 'What a teacher says to have learned, and of what of it staff saw proof.',
  params: One,
  answer: Type.Array(QualificationView),
})

export const listOwnQualifications = query('qualifications.own', {
  path: 'GET /current-user/qualifications',
  access: 'teacher',
  about: 'The teacher’s own qualifications, the first stated first.',
  answer: Type.Array(OwnQualificationView),
})

export const stateQualification = command('qualifications.state', {
  path: 'POST /current-user/qualifications',
  access: 'teacher',
  about: 'States a qualification. Others see it at once, as what the teacher says.',
  body: Obj({
    title: Text(QUALIFICATION_WORDS_MAX),
    institution: Text(QUALIFICATION_WORDS_MAX),
    year: Nullable(Type.String({ pattern: YEAR_PATTERN, maxLength: 4 })),
  }),
  answer: Obj({ id: Id }),
  errors: ['QUALIFICATIONS_FULL'],
})

export const proveQualification = upload('qualifications.prove', {
  path: 'POST /current-user/qualifications/{id}/proof',
  access: 'teacher',
  about: 'Sends the paper that proves a qualification (PDF, JPEG or PNG). Staff alone see it, until they have decided.',
  params: One,
  takes: { types: PROOF_TYPES, max_bytes: PROOF_MAX_BYTES },
  answer: Done,
  errors: ['QUALIFICATION_NOT_FOUND', 'QUALIFICATION_STATE', 'IMAGE_BROKEN', 'IMAGE_TOO_MANY_PIXELS', 'IMAGE_ANIMATED'],
})

export const removeQualification = command('qualifications.remove', {
  path: 'POST /current-user/qualifications/{id}/remove',
  access: 'teacher',
  about: 'Takes a qualification away, and a paper that waits with it.',
  params: One,
  answer: Done,
  errors: ['QUALIFICATION_NOT_FOUND'],
})

export const getQualification = query('qualifications.detail', {
  path: 'GET /admin/qualifications/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'One qualification whose paper was sent, with what was done about it.',
  params: One,
  answer: QualificationDetailView,
  errors: ['QUALIFICATION_NOT_FOUND'],
})

/** The paper that is looked at: a newer one is not decided unseen. */
const looked = { teacher_id: Id, file_id: Id }
const decided = {
  access: 'admin',
  duty: 'moderate',
  params: One,
  errors: ['QUALIFICATION_NOT_FOUND', 'QUALIFICATION_STATE'],
} as const

/** A command, because reading what is private is itself an event (ADM-03). */
export const openQualificationProof = command('qualifications.open_proof', {
  path: 'POST /admin/qualifications/{id}/open-proof',
  ...decided,
  about: 'The paper itself. Asks for a reason, which is logged.',
  body: Obj({ ...looked, reason: Text(REASON_MAX) }),
  answer: QualificationProofView,
  secret: true,
})

export const checkQualification = command('qualifications.check', {
  path: 'POST /admin/qualifications/{id}/check',
  ...decided,
  about: 'Says that the paper proves the qualification; the paper is deleted.',
  body: Obj(looked),
  answer: Done,
})

export const refuseQualification = command('qualifications.refuse', {
  path: 'POST /admin/qualifications/{id}/refuse',
  ...decided,
  about: 'Refuses a paper, or takes the mark back, with a reason that the teacher reads; the paper is deleted.',
  body: Obj({ ...looked, reason: Text(REASON_MAX) }),
  answer: Done,
})
