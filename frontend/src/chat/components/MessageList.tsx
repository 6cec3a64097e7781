import type { ChatMessageView, ChatPersonView } from '@kredka/contracts/chat/views'
import { useMemo } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { groupMessages, type MessageGroup } from '../groups.ts'
import { useDayName } from '../useDayName.ts'
import { usePersonName } from '../usePersonName.ts'
import { MessageText } from './MessageText.tsx'
import classes from './message-list.module.css'

interface Props {
  readonly messages: readonly ChatMessageView[]
  readonly other: ChatPersonView
  readonly userId: string
  /** The person wants to report this message. */
  readonly onReport: (message: ChatMessageView) => void
}

/** Messages by day, those of one person soon after each other together. */
export function MessageList({ messages, other, userId, onReport }: Props) {
  const { dayOf, dayName } = useDayName()
  const days = useMemo(() => groupMessages(messages, dayOf), [messages, dayOf])
  const last = messages.at(-1)
  return days.map(({ day, groups }) => (
    <section key={day} className={classes.day} aria-label={dayName(day)}>
      <h3 className={classes.date}>
        <span>{dayName(day)}</span>
      </h3>
      <ol className={classes.groups}>
        {groups.map((group) => (
          <Group
            key={group.messages[0]?.id}
            group={group}
            own={group.sender_id === userId}
            other={other}
            last={last}
            onReport={onReport}
          />
        ))}
      </ol>
    </section>
  ))
}

interface GroupProps extends Pick<Props, 'other' | 'onReport'> {
  readonly group: MessageGroup<ChatMessageView>
  readonly own: boolean
  /** Of the whole conversation: whether it was seen is told there. */
  readonly last: ChatMessageView | undefined
}

function Group({ group, own, other, last, onReport }: GroupProps) {
  const t = useText()
  const format = useFormat()
  const name = usePersonName(other)
  const newest = group.messages.at(-1)
  return (
    <li className={classes.group} data-own={own || undefined}>
      {!own && <Avatar name={name} picture={other.picture_url} size={32} />}
      <div className={classes.bubbles}>
        <span className="visually-hidden">{own ? t('chat.you') : name}</span>
        {group.messages.map((message) => (
          <div key={message.id} className={classes.line}>
            <Words message={message} />
            {!own && message.message !== null && (
              <span className={classes.more}>
                <Menu
                  label={t('chat.message_menu')}
                  groups={[[{ label: t('chat.report'), icon: 'warning', onClick: () => onReport(message) }]]}
                >
                  <Icon name="more" size={18} />
                </Menu>
              </span>
            )}
          </div>
        ))}
        {newest !== undefined && (
          <p className={classes.meta}>
            <time dateTime={newest.created_at}>{format.time(newest.created_at)}</time>
            {own && newest === last && <span>{t(newest.seen ? 'chat.seen' : 'chat.sent')}</span>}
          </p>
        )}
      </div>
    </li>
  )
}

function Words({ message }: { readonly message: ChatMessageView }) {
  const t = useText()
  if (message.message === null) return <p className={classes.gone}>{t('chat.message_gone')}</p>
  return (
    <p className={classes.bubble} dir="auto">
      <MessageText text={message.message} />
    </p>
  )
}
