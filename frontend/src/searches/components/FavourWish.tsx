import { favourOffer } from '@kredka/contracts/searches/endpoints'
import { useEffect, useRef } from 'react'
import { isId } from '../../app/routing/ids.ts'
import { dropWish, readWish } from '../../app/session/wish.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch, useAppStore } from '../../app/store/hooks.ts'
import { favouriteIds } from '../resources.ts'
import { FAVOUR } from '../wishes.ts'

/** The heart that a visitor pressed: the offer is kept as soon as they are logged in, wherever that leads (OFR-07). */
export function FavourWish() {
  const dispatch = useAppDispatch()
  const { own } = useAppStore().services
  const { send } = useCommand(favourOffer, {
    success: 'searches.favoured',
    always() {
      dropWish(own)
      dispatch(favouriteIds.refresh({}))
    },
    failed: () => dropWish(own),
  })
  const sent = useRef(false)
  useEffect(() => {
    const what = readWish(own, Date.now())?.what ?? ''
    const id = what.slice(FAVOUR.length)
    if (sent.current || !what.startsWith(FAVOUR) || !isId(id)) return
    sent.current = true
    send({ id })
  }, [own, send])
  return null
}

export { FavourWish as Part }
