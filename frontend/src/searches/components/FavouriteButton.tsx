import { favourOffer, unfavourOffer } from '@kredka/contracts/searches/endpoints'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn } from '../../app/session/useWish.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { favouriteIds } from '../resources.ts'
import { FAVOUR } from '../wishes.ts'
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
  const { data, refresh } = favouriteIds.use(user === null ? null : {})
  // What was wished is shown at once, until the list says the same.
  const [wished, setWished] = useState<boolean | null>(null)
  const sent = useRef<boolean | null>(null)
  const settled = {
    done: refresh,
    failed() {
      sent.current = null
      setWished(null)
    },
  }
  const favour = useCommand(favourOffer, settled)
  const unfavour = useCommand(unfavourOffer, settled)
  const listed = data?.ids.includes(offer_id) ?? false
  const sending = favour.status === 'sending' || unfavour.status === 'sending'
  const chosen = user !== null && (sending || listed !== wished ? (wished ?? listed) : listed)
  const send = (wish: boolean) => {
    sent.current = wish
    const command = wish ? favour : unfavour
    command.send({ id: offer_id })
  }
  const press = () => {
    if (user === null) {
      askToLogIn(`${FAVOUR}${offer_id}`)
      return
    }
    setWished(!chosen)
    if (!sending) send(!chosen)
  }
  // Somebody changed their mind while the wish before was under way.
  useEffect(() => {
    if (!sending && sent.current !== null && wished !== null && wished !== sent.current) send(wished)
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
