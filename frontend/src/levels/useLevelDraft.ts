import { changeLevel } from '@kredka/contracts/levels/endpoints'
import type { OwnLevelView } from '@kredka/contracts/levels/views'
import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Sender, useSender } from '../app/store/sender.ts'
import { canonical } from '../kernel/canonical.ts'
import { LevelDraft, type LevelDraftState, type LevelPast, type LevelPort } from './level-draft.ts'

/** The level that was left last: a run that proves one leads away from it and back. */
let left: (LevelPast & { readonly id: string }) | null = null

/** A level while its editor shows it: what is drawn is saved by itself (GAM-03). */
export function useLevelDraft(view: OwnLevelView, refresh: () => void): [LevelDraft, LevelDraftState] {
  const send = useSender()
  const latest = useRef(refresh)
  latest.current = refresh
  const [draft] = useState(
    () =>
      new LevelDraft(
        portOf(view.id, send, () => latest.current()),
        view.drawn,
        view.revision,
        left?.id === view.id ? left : null,
      ),
  )
  const { id } = view
  useEffect(
    () => () => {
      left = { id, ...draft.past() }
    },
    [draft, id],
  )
  const { drawn, revision } = view
  useEffect(() => draft.take(drawn, revision), [draft, drawn, revision])
  useEffect(() => {
    const retry = () => draft.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [draft])
  return [draft, useSyncExternalStore(draft.subscribe, draft.state, draft.state)]
}

function portOf(id: string, send: Sender, refresh: () => void): LevelPort {
  // the same gesture sent again is the same command: its answer may have been lost on the way
  let known = { of: '', key: '' }
  return {
    refresh,
    change(revision, ops) {
      const of = canonical({ revision, ops })
      if (known.of !== of) known = { of, key: nanoid() }
      return send(changeLevel, { id, revision, ops: [...ops] }, known.key)
    },
  }
}
