import type { ChatMessageView, ChatWithView } from '@kredka/contracts/chat/views'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState, SkeletonLines } from '../../ui/states.tsx'
import { messageWritten } from '../chat-slice.ts'
import { chatWith, newestMessages } from '../resources.ts'
import { type NewestPage, useConversation } from '../useConversation.ts'
import { usePersonName } from '../usePersonName.ts'
import { useSayTyping } from '../useSayTyping.ts'
import { useTurnLapse } from '../useTurnLapse.ts'
import { Closed } from './Closed.tsx'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import classes from './conversation.module.css'
import { MessageLog } from './MessageLog.tsx'
import { ReportDialog } from './ReportDialog.tsx'

interface Props {
  /** Id of the other person. */
  readonly peer: string
  /** Stands before the name: the way back to the list. */
  readonly back?: ReactNode
  /** Whoever opens it came to write: the field has the focus. */
  readonly toWrite?: boolean
}

/** The conversation with a person, whether or not it has begun. */
export function Conversation(props: Props) {
  return <WithPerson key={props.peer} {...props} />
}

function WithPerson({ peer, back, toWrite = false }: Props) {
  const known = useResource(chatWith, { id: peer })
  const newest = useResource(newestMessages, { user_id: peer })
  if (known.data !== null && known.error?.status !== 404) {
    return <Shown view={known.data} newest={newest} back={back} toWrite={toWrite} onChanged={known.refresh} />
  }
  return (
    <div className={classes.waiting}>
      {back}
      {known.status === 'failed' ? <ErrorState error={known.error} onRetry={known.refresh} /> : <SkeletonLines />}
    </div>
  )
}

interface ShownProps {
  readonly view: ChatWithView
  readonly newest: NewestPage
  readonly back: ReactNode
  readonly toWrite: boolean
  readonly onChanged: () => void
}

function Shown({ view, newest, back, toWrite, onChanged }: ShownProps) {
  const dispatch = useAppDispatch()
  const shown = useConversation(view, newest)
  const peer = view.other.id
  const name = usePersonName(view.other)
  const [draft, setDraft] = useDraft(`chat.draft.${peer}`)
  const [reported, setReported] = useState<ChatMessageView | null>(null)
  const sayTyping = useSayTyping(view.chat?.id ?? null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (toWrite) field.current?.focus({ preventScroll: true })
  }, [toWrite])
  const closed = useClosedTurn(view, shown.sending)
  useTurnLapse(view.chat?.turn_lapses_at ?? null, onChanged)
  const send = (message: string) => {
    dispatch(messageWritten({ peer, message, after: shown.messages.at(-1)?.number ?? 0 }))
    setDraft('')
  }
  const writeOn = (message: string) => {
    if (draft.trim() === '') setDraft(message)
    field.current?.focus()
  }
  const { sending } = shown
  return (
    <section className={classes.conversation} aria-label={name}>
      <ConversationHead view={view} back={back} onChanged={onChanged} />
      <MessageLog view={view} shown={shown} onReport={setReported} onDiscard={writeOn} />
      {sending === 'open' || sending === 'not_your_turn' ? (
        <Composer
          text={draft}
          onChange={(text) => {
            setDraft(text)
            if (sending === 'open' && text.trim() !== '') sayTyping()
          }}
          onSend={send}
          closed={closed}
          warns={view.warn_of_contact_data}
          name={name}
          field={field}
        />
      ) : (
        <Closed view={view} closing={sending} onChanged={onChanged} />
      )}
      <ReportDialog message={reported} onClose={() => setReported(null)} />
    </section>
  )
}

/** Section 4: the note on the turn is not for the chat's teacher, who reads a plain one. */
function useClosedTurn(view: ChatWithView, sending: ChatWithView['sending']): string | null {
  const t = useText()
  const format = useFormat()
  if (sending !== 'not_your_turn') return null
  const lapses = view.chat?.turn_lapses_at ?? null
  // before the first message has arrived, the one written to is the teacher, if they teach
  const teacher = view.chat === null ? view.other.is_teacher : view.chat.teacher_id === view.other.id
  const note = t(teacher ? 'chat.turn' : 'chat.turn_of_teacher')
  return lapses === null ? note : `${note} ${t('chat.turn_lapses', { at: format.dateTime(lapses) })}`
}
