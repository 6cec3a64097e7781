import { opinionEvents as e, type OpinionEvent } from '@kredka/contracts/community/events'
import { nextOpinionState, type OpinionState } from '@kredka/contracts/community/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `opinion-{user_id}`: one opinion a person. `OPINION_GRAPH` in the contract says which ways there are. */
export interface Opinion {
  readonly state: OpinionState
  readonly opinion_id: string | null
  /** Number of the version that was written last. */
  readonly version: number
  /** The version that is public. */
  readonly visible: number | null
}

export type OpinionCommand =
  | {
      readonly do: 'write'
      readonly user_id: string
      /** The id where this is the first; a person's later ones keep it. */
      readonly new_id: string
      readonly stars: number
      readonly text: string
    }
  | { readonly do: 'approve'; readonly user_id: string; readonly version: number }
  | { readonly do: 'reject'; readonly user_id: string; readonly version: number; readonly reason: string }
  | { readonly do: 'withdraw'; readonly user_id: string }

export const opinionDecider: Decider<Opinion, OpinionCommand, OpinionEvent> = {
  category: 'opinion',
  initial: { state: 'new', opinion_id: null, version: 0, visible: null },
  evolve(opinion, { type, data }) {
    switch (type) {
      case 'OpinionWritten':
        return { ...opinion, state: 'waiting', opinion_id: data.opinion_id, version: data.version }
      case 'OpinionApproved':
        return { ...opinion, state: 'approved', visible: data.version }
      case 'OpinionRejected':
        return { ...opinion, state: 'rejected', visible: data.visible }
      case 'OpinionWithdrawn':
        return { ...opinion, state: 'new', visible: null }
    }
  },
  decide(opinion, command) {
    const { user_id } = command
    const { state, version } = opinion
    switch (command.do) {
      case 'write': {
        const { new_id, stars, text } = command
        const opinion_id = opinion.opinion_id ?? new_id
        const edited = state !== 'new'
        return [make(e.OpinionWritten, { user_id, opinion_id, version: version + 1, stars, text: text.trim(), edited })]
      }
      case 'withdraw':
        return state === 'new' ? [] : [make(e.OpinionWithdrawn, { user_id, version })]
      default: {
        if (state === 'new') return reject('OPINION_NOT_FOUND')
        // a version that was replaced after the admin opened it must not be decided unseen
        if (nextOpinionState(state, command.do) === null || version !== command.version) {
          return reject('OPINION_NOT_WAITING', { params: { state, command: command.do } })
        }
        if (command.do === 'approve') return [make(e.OpinionApproved, { user_id, version })]
        // rejecting what is public takes it down; rejecting a change keeps what was public before
        const visible = opinion.visible === version ? null : opinion.visible
        return [make(e.OpinionRejected, { user_id, version, reason: command.reason.trim(), visible })]
      }
    }
  },
}
