import type { ChatMessageView, ChatPersonView, ChatWithView } from '@kredka/contracts/chat/views'
import { useEffect, useRef } from 'react'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { olderWanted } from '../chat-slice.ts'
import type { ShownConversation } from '../useConversation.ts'
import { useLogScroll } from '../useLogScroll.ts'
import { useMarkSeen } from '../useMarkSeen.ts'
import { usePersonName } from '../usePersonName.ts'
import { Announcer } from './Announcer.tsx'
import { MessageList } from './MessageList.tsx'
import classes from './message-log.module.css'
import { UnsentList } from './UnsentList.tsx'

interface Props {
  readonly view: ChatWithView
  readonly shown: ShownConversation
  readonly onReport: (message: ChatMessageView) => void
  readonly onDiscard: (message: string) => void
}

/** The messages of a conversation, the newest at the bottom; older ones come on the way up. */
export function MessageLog({ view, shown, onReport, onDiscard }: Props) {
  const t = useText()
  const { messages, unsent, userId, newest } = shown
  const name = usePersonName(view.other)
  const [first, last] = [messages[0], messages.at(-1)]
  const lastUnsent = unsent.at(-1)
  const newestId = lastUnsent?.key ?? last?.id ?? null
  const scroll = useLogScroll(first?.id ?? null, newestId, lastUnsent !== undefined || last?.sender_id === userId)
  const waiting = useMarkSeen(view.chat, messages, userId, scroll.atEnd)
  return (
    <div className={classes.frame}>
      <div
        ref={scroll.box}
        className={classes.box}
        role="log"
        // New messages are announced by themselves; older ones that come above are not news.
        aria-live="off"
        aria-label={t('chat.log', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keyboard too
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        <div className={classes.content}>
          <Beginning view={view} shown={shown} />
          <MessageList messages={messages} other={view.other} userId={userId} onReport={onReport} />
          <UnsentList unsent={unsent} onDiscard={onDiscard} />
          {newest.status === 'failed' && messages.length > 0 && <Broken newest={newest} />}
        </div>
      </div>
      <Announcer messages={messages} userId={userId} name={name} />
      {!scroll.atEnd && (
        <div className={classes.toEnd}>
          <Button size="small" look={waiting > 0 ? 'primary' : 'secondary'} icon="chevron-down" onClick={scroll.toEnd}>
            {waiting > 0 ? t('chat.new_below', { count: waiting }) : t('chat.to_newest')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What stands above the first message: the way to older ones, or what is to be known of an empty chat. */
function Beginning({ view, shown }: Pick<Props, 'view' | 'shown'>) {
  const { messages, unsent, newest } = shown
  if (messages.length > 0) return <Older peer={view.other.id} other={view.other} shown={shown} />
  if (view.chat === null) {
    return unsent.length === 0 && view.sending === 'open' ? <Fresh other={view.other} /> : null
  }
  if (newest.status === 'failed') return <Broken newest={newest} />
  return newest.status === 'ready' ? null : <SkeletonLines lines={6} />
}

function Fresh({ other }: { readonly other: ChatPersonView }) {
  const t = useText()
  return (
    <p className={classes.beginning}>
      {t(other.is_teacher ? 'chat.fresh' : 'chat.fresh_student', { name: usePersonName(other) })}
    </p>
  )
}

function Broken({ newest }: Pick<ShownConversation, 'newest'>) {
  const t = useText()
  const words = useErrorText()
  if (newest.error === null) return null
  return (
    <Notice kind="error">
      <p>{words(newest.error)}</p>
      <Button size="small" icon="refresh" onClick={newest.refresh}>
        {t('ui.try_again')}
      </Button>
    </Notice>
  )
}

interface OlderProps {
  readonly peer: string
  readonly other: ChatPersonView
  readonly shown: ShownConversation
}

/** Older messages come as soon as their place comes near; by keyboard with the button. */
function Older({ peer, other, shown: { has_older, older } }: OlderProps) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const mark = useRef<HTMLDivElement>(null)
  const name = usePersonName(other)
  const failed = typeof older === 'object'
  useEffect(() => {
    const place = mark.current
    if (place === null || !has_older || older !== 'idle' || typeof IntersectionObserver === 'undefined') return
    const near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) dispatch(olderWanted({ peer }))
      },
      { root: place.closest('[role=log]'), rootMargin: '320px 0px 0px 0px' },
    )
    near.observe(place)
    return () => near.disconnect()
  }, [dispatch, peer, has_older, older])
  if (!has_older) return <p className={classes.beginning}>{t('chat.beginning', { name })}</p>
  return (
    <div ref={mark} className={classes.older}>
      {failed && <p role="alert">{words(older)}</p>}
      <Button size="small" look="quiet" loading={older === 'loading'} onClick={() => dispatch(olderWanted({ peer }))}>
        {t('chat.older')}
      </Button>
    </div>
  )
}
