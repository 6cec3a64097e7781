import { addFavourite } from '@kredka/contracts/searches/endpoints'
import { useEffect, useRef } from 'react'
import { isId } from '../../app/routing/ids.ts'
import { dropLoginIntent, readLoginIntent } from '../../app/session/login-intent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch, useAppStore } from '../../app/store/hooks.ts'
import { FAVOUR } from '../intents.ts'
import { favouriteIds } from '../resources.ts'

/** The heart that a visitor pressed: the offer is kept as soon as they are logged in, wherever that leads (OFR-07). */
export function FavouriteIntent() {
  const dispatch = useAppDispatch()
  const { own } = useAppStore().services
  const { send } = useCommand(addFavourite, {
    success: 'searches.favoured',
    always() {
      dropLoginIntent(own)
      dispatch(favouriteIds.refresh({}))
    },
    failed: () => dropLoginIntent(own),
  })
  const sent = useRef(false)
  useEffect(() => {
    const what = readLoginIntent(own, Date.now())?.what ?? ''
    const id = what.slice(FAVOUR.length)
    if (sent.current || !what.startsWith(FAVOUR) || !isId(id)) return
    sent.current = true
    send({ id })
  }, [own, send])
  return null
}

export { FavouriteIntent as Part }
