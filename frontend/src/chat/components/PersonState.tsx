import { selectIsOnline } from '../../app/live/presence-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { selectTyping } from '../chat-slice.ts'
import classes from './conversation.module.css'

/** Whether the other person is there, or writing at this moment. Not announced: it changes too often to be read out. */
export function PersonState({ peer }: { readonly peer: string }) {
  const t = useText()
  const online = useAppSelector((state) => selectIsOnline(state, peer))
  const typing = useAppSelector((state) => selectTyping(state, peer) > 0)
  if (!online && !typing) return null
  return (
    <p className={classes.state} data-typing={typing || undefined}>
      {t(typing ? 'chat.typing' : 'chat.online')}
    </p>
  )
}
