import { getIdea, getOpinion, rejectIdea, rejectOpinion } from '@kredka/contracts/community/endpoints'
import type { IdeaDetailView, OpinionDetailView } from '@kredka/contracts/community/views'
import type { Command } from '@kredka/contracts/kernel/endpoints'
import type { Change } from '@kredka/contracts/live/messages'
import { getOfferRequest, rejectOffer } from '@kredka/contracts/offers/endpoints'
import type { OfferRequestView } from '@kredka/contracts/offers/views'
import { getQualification, refuseQualification } from '@kredka/contracts/qualifications/endpoints'
import type { QualificationDetailView } from '@kredka/contracts/qualifications/views'
import { getQuizRequest, rejectQuiz } from '@kredka/contracts/quizzes/endpoints'
import type { QuizRequestView } from '@kredka/contracts/quizzes/views'
import { getExercise, rejectExercise } from '@kredka/contracts/topics/endpoints'
import type { ExerciseDetailView } from '@kredka/contracts/topics/views'
import { admin } from '../../admin/module.ts'
import type { AppModule } from '../../app/routing/page.ts'
import { type FakeApi, rejected } from '../../app/testing/fake-api.ts'
import { community } from '../../community/module.ts'
import { qualifications } from '../../qualifications/module.ts'
import { quizzes } from '../../quizzes/module.ts'
import { topics } from '../../topics/module.ts'

export const id = '01jd0000000000000000000001'
const topic_id = '01jd0000000000000000000009'
const author = { id: '01jd0000000000000000000002', name: 'Jan Nowak' }
const at = '2026-11-24T12:00:00Z'
const decision = { id: 'e2', at: '2026-11-25T08:00:00Z', actor: 'Ola', reason: 'Powtórzone.' }
const sent = { id: 'e3', at: '2026-11-25T09:00:00Z', actor: 'Jan Nowak', reason: null }

/** What the server says of the thing: as it was opened, decided by a colleague, or sent anew. */
export type Step = 'waiting' | 'decided' | 'newer'

/** A thing that staff decide about on a page of its own, and what the server says of it. */
export interface Kind {
  readonly path: string
  readonly module: AppModule
  readonly hint: Change
  readonly reject: Command
  readonly answer: (api: FakeApi, step: Step) => void
  readonly refuse: (api: FakeApi) => void
  readonly accept: (api: FakeApi) => void
}

const version = {
  version: 1,
  sent_at: at,
  title: 'Matematyka',
  description: 'Lekcje',
  subject_id: 'maths',
  level: 'basic',
  places: ['online'],
  city: null,
  prices: [],
  availability_group_id: null,
} satisfies OfferRequestView['latest']

const offer = (step: Step): OfferRequestView => ({
  id,
  slug: 'matematyka',
  state: step === 'decided' ? 'rejected' : 'waiting',
  teacher: { ...author, picture_url: null },
  views: 0,
  added_at: at,
  public_at: null,
  visible: null,
  latest: step === 'newer' ? { ...version, version: 2 } : version,
  history: [
    ...(step === 'decided' ? [{ ...decision, what: 'rejected' as const, version: 1 }] : []),
    ...(step === 'newer' ? [{ ...sent, what: 'submitted' as const, version: 2 }] : []),
  ].map(({ what, version: number, at: when, actor, reason }) => ({ what, version: number, at: when, actor, reason })),
})

/** As most kinds tell it. */
const acts = (step: Step, decided: string, written: string) => [
  ...(step === 'decided' ? [{ ...decision, type: decided, version: 1 }] : []),
  ...(step === 'newer' ? [{ ...sent, type: written, version: 2 }] : []),
]

const quiz = (step: Step): QuizRequestView => ({
  id,
  title: 'Ułamki',
  subject_id: 'maths',
  level: 'basic',
  difficulty: 2,
  language: 'pl',
  state: step === 'decided' ? 'rejected' : 'waiting',
  version: step === 'newer' ? 2 : 1,
  questions: 0,
  author,
  reason: step === 'decided' ? 'Za krótki.' : null,
  sent_at: at,
  description: '',
  exam_minutes: null,
  listed: null,
  content: [],
  history: acts(step, 'QuizRejected', 'QuizSubmitted'),
})

const exercise = (step: Step): ExerciseDetailView => ({
  id,
  topic_id,
  topic: 'Ułamki',
  subject_id: 'maths',
  level: 'basic',
  teacher: author,
  version: step === 'newer' ? 2 : 1,
  state: step === 'decided' ? 'rejected' : 'waiting',
  question: step === 'newer' ? 'Ile to 1/4?' : 'Ile to 1/2?',
  answer: null,
  reason: step === 'decided' ? decision.reason : null,
  visible: null,
  sent_at: at,
  history: acts(step, 'ExerciseRejected', 'ExerciseSent'),
})

const qualification = (step: Step): QualificationDetailView => ({
  id,
  title: 'Magister matematyki',
  institution: 'Uniwersytet Jagielloński',
  year: '2014',
  state: step === 'decided' ? 'refused' : 'waiting',
  reason: step === 'decided' ? decision.reason : null,
  teacher: author,
  proof: { file_id: topic_id, type: 'image/webp', sent_at: at },
  version: step === 'newer' ? 2 : 1,
  history: acts(step, 'QualificationRefused', 'QualificationProofSent'),
})

const opinion = (step: Step): OpinionDetailView => ({
  id,
  state: step === 'decided' ? 'rejected' : 'waiting',
  version: step === 'newer' ? 2 : 1,
  author,
  stars: 4,
  text: step === 'newer' ? 'Bywa różnie.' : 'Dobrze.',
  written_at: at,
  reason: step === 'decided' ? decision.reason : null,
  visible: null,
  history: acts(step, 'OpinionRejected', 'OpinionWritten'),
})

const idea = (step: Step): IdeaDetailView => ({
  id,
  status: step === 'decided' ? 'rejected' : 'new',
  title: 'Tryb offline',
  description: 'Bez sieci.',
  author,
  votes: 0,
  proposed_at: at,
  put_to_vote_at: null,
  decided_at: null,
  answer: null,
  history: acts(step, 'IdeaRejected', ''),
})

/** Those whose words may be sent anew while they are read. */
export const VERSIONED: Readonly<Record<string, Kind>> = {
  offer: {
    path: `/adminero/offer-requests/${id}`,
    module: admin,
    hint: { entity: 'offer', id },
    reject: rejectOffer,
    answer: (api, step) => api.on(getOfferRequest, () => ({ data: offer(step) })),
    refuse: (api) => api.on(rejectOffer, () => rejected('OFFER_NOT_WAITING')),
    accept: (api) => api.on(rejectOffer, () => ({ data: null })),
  },
  quiz: {
    path: `/adminero/quizes-panel/${id}`,
    module: quizzes,
    hint: { entity: 'quiz', id },
    reject: rejectQuiz,
    answer: (api, step) => api.on(getQuizRequest, () => ({ data: quiz(step) })),
    refuse: (api) => api.on(rejectQuiz, () => rejected('QUIZ_NOT_WAITING')),
    accept: (api) => api.on(rejectQuiz, () => ({ data: null })),
  },
  exercise: {
    path: `/adminero/exercises/${id}`,
    module: topics,
    hint: { entity: 'exercise', id },
    reject: rejectExercise,
    answer: (api, step) => api.on(getExercise, () => ({ data: exercise(step) })),
    refuse: (api) => api.on(rejectExercise, () => rejected('EXERCISE_NOT_WAITING')),
    accept: (api) => api.on(rejectExercise, () => ({ data: null })),
  },
  opinion: {
    path: `/adminero/community-opinions/${id}`,
    module: community,
    hint: { entity: 'opinion' },
    reject: rejectOpinion,
    answer: (api, step) => api.on(getOpinion, () => ({ data: opinion(step) })),
    refuse: (api) => api.on(rejectOpinion, () => rejected('OPINION_NOT_WAITING')),
    accept: (api) => api.on(rejectOpinion, () => ({ data: null })),
  },
}

export const KINDS: Readonly<Record<string, Kind>> = {
  ...VERSIONED,
  qualification: {
    path: `/adminero/qualifications/${id}`,
    module: qualifications,
    hint: { entity: 'qualification', id },
    reject: refuseQualification,
    answer: (api, step) => api.on(getQualification, () => ({ data: qualification(step) })),
    refuse: (api) => api.on(refuseQualification, () => rejected('QUALIFICATION_STATE')),
    accept: (api) => api.on(refuseQualification, () => ({ data: null })),
  },
  idea: {
    path: `/adminero/community-ideas/${id}`,
    module: community,
    hint: { entity: 'idea', id },
    reject: rejectIdea,
    answer: (api, step) => api.on(getIdea, () => ({ data: idea(step) })),
    refuse: (api) => api.on(rejectIdea, () => rejected('IDEA_NOT_MOVABLE')),
    accept: (api) => api.on(rejectIdea, () => ({ data: null })),
  },
}
