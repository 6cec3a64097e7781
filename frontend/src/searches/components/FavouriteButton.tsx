import { addFavourite, removeFavourite } from '@kredka/contracts/searches/endpoints'
import { useEffect, useRef, useState } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn } from '../../app/session/useLoginIntent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { FAVOUR } from '../intents.ts'
import { favouriteIds } from '../resources.ts'
import classes from './favourite-button.module.css'

interface Props {
  readonly offer_id: string
  /** Names the button among others. */
  readonly title: string
}

/** The heart that keeps an offer at hand (OFR-07). Who is not logged in is asked to, and the offer is kept then. */
export function FavouriteButton({ offer_id, title }: Props) {
  const t = useText()
  const askToLogIn = useAskToLogIn()
  const user = useAppSelector(selectUser)
  const { data, refresh } = useResource(favouriteIds, user === null ? null : {})
  // What was wanted is shown at once, until the list says the same.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const sent = useRef<boolean | null>(null)
  const settled = {
    done: refresh,
    failed() {
      sent.current = null
      setWanted(null)
    },
  }
  const add = useCommand(addFavourite, settled)
  const remove = useCommand(removeFavourite, settled)
  const listed = data?.ids.includes(offer_id) ?? false
  const sending = add.status === 'sending' || remove.status === 'sending'
  const chosen = user !== null && (sending || listed !== wanted ? (wanted ?? listed) : listed)
  const send = (intent: boolean) => {
    sent.current = intent
    const command = intent ? add : remove
    command.send({ id: offer_id })
  }
  const press = () => {
    if (user === null) {
      askToLogIn(`${FAVOUR}${offer_id}`)
      return
    }
    setWanted(!chosen)
    if (!sending) send(!chosen)
  }
  // Somebody changed their mind while the intent before was under way.
  useEffect(() => {
    if (!sending && sent.current !== null && wanted !== null && wanted !== sent.current) send(wanted)
  })
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={chosen}
      aria-label={t('searches.favourite', { title })}
      onClick={press}
    >
      <Icon name="heart" size={22} />
    </button>
  )
}
