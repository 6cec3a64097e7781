import type { OfferView } from '@kredka/contracts/offers/views'
import { useEffect, useState } from 'react'
import { selectSession, selectUser } from '../../app/session/session-slice.ts'
import { useLoginIntent } from '../../app/session/useLoginIntent.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useTakingOver } from '../../kernel/taking-over/useTakingOver.ts'
import { useAddress } from '../../ui/useAddress.ts'
import { EMPTY_DRAFT, intentToOrder, readDraft, writeDraft } from './draft.ts'

/** Whether an offer can be ordered by who reads it, and whether its form is open: one that was begun is. */
export interface Ordering {
  readonly offered: boolean
  readonly opened: boolean
  /** Somebody has just asked for the form: it takes the keyboard. */
  readonly wanted: boolean
  readonly open: () => void
  /** Opens it with this time chosen, an instant; what else was begun stays. */
  readonly openAt: (starts_at: string) => void
  readonly close: () => void
}

export function useOrdering(
  offer: Pick<OfferView, 'id'> & { readonly teacher: Pick<OfferView['teacher'], 'id'> },
): Ordering {
  const session = useAppSelector(selectSession)
  const user = useAppSelector(selectUser)
  const { tab } = useAppStore().services
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [wanted, setWanted] = useState(false)
  const takingOver = useTakingOver()
  const offered = user?.userId !== offer.teacher.id
  const place = { userId: user?.userId ?? null, offer_id: offer.id }
  const draftNow = () => readDraft(tab, place, Date.now())
  const open = () => {
    setChosen(true)
    setWanted(true)
  }
  const openAt = (starts_at: string) => {
    writeDraft(tab, place, { ...(draftNow() ?? EMPTY_DRAFT), starts: [new Date(starts_at).toISOString()] })
    open()
  }
  useLoginIntent(intentToOrder(offer.id), () => setChosen(true))
  // a free time that was chosen on another page stands in the address until the form has it
  const { params, change } = useAddress()
  const at = params.get('at')
  const asked = takingOver || session.status === 'unknown' ? null : at
  useEffect(() => {
    if (asked === null) return
    change({ at: null }, { replace: true })
    if (offered && !Number.isNaN(Date.parse(asked))) openAt(asked)
  })
  return {
    offered,
    opened: at === null && (chosen ?? (!takingOver && session.status !== 'unknown' && draftNow() !== null)),
    wanted,
    open,
    openAt,
    close: () => {
      setChosen(false)
      setWanted(false)
    },
  }
}
