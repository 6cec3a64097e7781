import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { transitionsFrom } from '@kredka/contracts/kernel/graph'
import { qualificationEvents as e, type QualificationEvent } from '@kredka/contracts/qualifications/events'
import {
  type ProofKeptType,
  QUALIFICATION_GRAPH,
  QUALIFICATIONS_MAX,
  type QualificationState,
} from '@kredka/contracts/qualifications/rules'
import type { Decider } from '../kernel/decider.ts'

export interface Qualification {
  readonly state: QualificationState
  /** The paper that was sent last; its file is there only while the state is `waiting`. */
  readonly file_id: string | null
}

/** Stream `qualifications-{teacher_id}`: what is there now, by id (PRO-04). */
export type Qualifications = ReadonlyMap<string, Qualification>

interface One {
  readonly teacher_id: string
  readonly qualification_id: string
}
/** Of the paper that was looked at. */
interface Looked extends One {
  readonly file_id: string
}
export type QualificationCommand =
  | (One & {
      readonly do: 'state'
      readonly title: string
      readonly institution: string
      readonly year: string | null
    })
  | (Looked & { readonly do: 'prove'; readonly type: ProofKeptType })
  | (One & { readonly do: 'remove' })
  | (Looked & { readonly do: 'check' })
  | (Looked & { readonly do: 'refuse'; readonly reason: string })
  | (Looked & { readonly do: 'open'; readonly admin_id: string; readonly reason: string })

export const qualificationsDecider: Decider<Qualifications, QualificationCommand, QualificationEvent> = {
  category: 'qualifications',
  initial: new Map(),
  evolve(all, event) {
    const { qualification_id } = event.data
    const file_id = all.get(qualification_id)?.file_id ?? null
    const become = (one: Qualification) => new Map([...all, [qualification_id, one]])
    switch (event.type) {
      case 'QualificationStated':
        return become({ state: 'stated', file_id })
      case 'QualificationProofSent':
        return become({ state: 'waiting', file_id: event.data.file_id })
      case 'QualificationProofOpened':
        return all
      case 'QualificationChecked':
        return become({ state: 'checked', file_id })
      case 'QualificationRefused':
        return become({ state: 'refused', file_id })
      case 'QualificationRemoved':
        return new Map([...all].filter(([id]) => id !== qualification_id))
    }
  },
  decide(all, command) {
    const { teacher_id, qualification_id } = command
    const ids = { qualification_id, teacher_id }
    const one = all.get(qualification_id)
    if (command.do === 'state') {
      if (one !== undefined) return reject('CONFLICT')
      if (all.size >= QUALIFICATIONS_MAX) return reject('QUALIFICATIONS_FULL')
      const { title, institution, year } = command
      return [make(e.QualificationStated, { ...ids, title: title.trim(), institution: institution.trim(), year })]
    }
    if (one === undefined) return reject('QUALIFICATION_NOT_FOUND')
    if (command.do === 'remove') return [make(e.QualificationRemoved, { ...ids, file_id: waitingFile(one) })]
    if (command.do === 'prove') {
      const { file_id, type } = command
      if (transitionsFrom(QUALIFICATION_GRAPH, one.state, 'prove').length === 0) return reject('QUALIFICATION_STATE')
      return [make(e.QualificationProofSent, { ...ids, file_id, type, replaces: waitingFile(one) })]
    }
    return decideForStaff(one, command)
  },
}

/** A paper that has taken the place of the one on the screen is not decided unseen. */
function decideForStaff(
  { state, file_id }: Qualification,
  command: Extract<QualificationCommand, { do: 'check' | 'refuse' | 'open' }>,
): readonly QualificationEvent[] | Rejection {
  const isAllowed =
    command.do === 'open' ? state === 'waiting' : transitionsFrom(QUALIFICATION_GRAPH, state, command.do).length > 0
  if (!isAllowed || command.file_id !== file_id) return reject('QUALIFICATION_STATE')
  const { qualification_id, teacher_id } = command
  const ids = { qualification_id, teacher_id, file_id }
  switch (command.do) {
    case 'check':
      return [make(e.QualificationChecked, ids)]
    case 'refuse':
      return [make(e.QualificationRefused, { ...ids, reason: command.reason.trim() })]
    case 'open':
      return [make(e.QualificationProofOpened, { ...ids, admin_id: command.admin_id, reason: command.reason.trim() })]
  }
}

/** What lies in the vault; after a decision nothing does. */
export function waitingFile({ state, file_id }: Qualification): string | null {
  return state === 'waiting' ? file_id : null
}
