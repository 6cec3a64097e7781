import type { OfferView } from '@kredka/contracts/offers/views'
import { useState } from 'react'
import { selectSession, selectUser } from '../../app/session/session-slice.ts'
import { useLoginIntent } from '../../app/session/useLoginIntent.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useTakingOver } from '../../kernel/taking-over/useTakingOver.ts'
import { intentToOrder, readDraft } from './draft.ts'

/** Whether an offer can be ordered by who reads it, and whether its form is open: one that was begun is. */
export interface Ordering {
  readonly offered: boolean
  readonly opened: boolean
  /** Somebody has just asked for the form: it takes the keyboard. */
  readonly wanted: boolean
  readonly open: () => void
  readonly close: () => void
}

export function useOrdering(offer: Pick<OfferView, 'id' | 'teacher'>): Ordering {
  const session = useAppSelector(selectSession)
  const user = useAppSelector(selectUser)
  const { tab } = useAppStore().services
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [wanted, setWanted] = useState(false)
  const takingOver = useTakingOver()
  const hasDraft = () => readDraft(tab, { userId: user?.userId ?? null, offer_id: offer.id }, Date.now()) !== null
  useLoginIntent(intentToOrder(offer.id), () => setChosen(true))
  return {
    offered: user?.userId !== offer.teacher.id,
    opened: chosen ?? (!takingOver && session.status !== 'unknown' && hasDraft()),
    wanted,
    open: () => {
      setChosen(true)
      setWanted(true)
    },
    close: () => {
      setChosen(false)
      setWanted(false)
    },
  }
}
