import type { ChatView } from '@kredka/contracts/chat/views'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useDayName } from '../useDayName.ts'
import { usePersonName } from '../usePersonName.ts'
import classes from './chat-list.module.css'
import { PersonPicture } from './PersonPicture.tsx'

interface Props {
  readonly chats: readonly ChatView[]
  /** Id of the one that is open. */
  readonly open: string | null
}

/** Chats, the one with the newest message first; the arrow keys go from one to the next. */
export function ChatList({ chats, open }: Props) {
  return (
    <ul className={classes.list} onKeyDown={moveFocus}>
      {chats.map((chat) => (
        <li key={chat.id}>
          <Entry chat={chat} open={chat.id === open} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ chat, open }: { readonly chat: ChatView; readonly open: boolean }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { shortDay } = useDayName()
  const name = usePersonName(chat.other)
  const userId = useAppSelector(selectUser)?.userId
  const { message, sender_id, created_at } = chat.last_message
  const said = message ?? t('chat.message_gone')
  return (
    <Link
      to={`${path('chats')}?id=${chat.id}`}
      className={classes.entry}
      aria-current={open ? 'true' : undefined}
      data-unseen={chat.unseen_count > 0 || undefined}
    >
      <PersonPicture person={chat.other} size={44} />
      <span className={classes.words}>
        <span className={classes.top}>
          <span className={classes.name}>{name}</span>
          <time className={classes.time} dateTime={created_at}>
            {shortDay(created_at) ?? format.time(created_at)}
          </time>
        </span>
        <span className={classes.bottom}>
          <span className={classes.said}>{sender_id === userId ? t('chat.you_said', { said }) : said}</span>
          {chat.unseen_count > 0 && (
            <span className={classes.count}>
              <span aria-hidden="true">{chat.unseen_count}</span>
              <span className="visually-hidden">{t('menu.chats_unread', { count: chat.unseen_count })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = document.activeElement instanceof HTMLAnchorElement ? links.indexOf(document.activeElement) : -1
  event.preventDefault()
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}
