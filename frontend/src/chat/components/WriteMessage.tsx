import { checkSessionNow, selectSession } from '../../app/session/session-slice.ts'
import { useAskToLogIn } from '../../app/session/useLoginIntent.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ErrorState, SkeletonLines } from '../../ui/states.tsx'
import { chatSaga } from '../chat-saga.ts'
import { oneChat } from '../resources.ts'
import { type Addressee, intentToWrite } from '../write-intent.ts'
import { Conversation } from './Conversation.tsx'
import classes from './write-message.module.css'

/** What is in the modal: the conversation, or what keeps the person from it. */
export function WriteMessage({ to }: { readonly to: Addressee }) {
  const store = useAppStore()
  const session = useAppSelector(selectSession)
  const dispatch = useAppDispatch()
  store.start(chatSaga.name, chatSaga.run)
  if (session.status === 'unknown') return <SkeletonLines lines={5} />
  if (session.status === 'unreachable') {
    return <ErrorState error={session.error} onRetry={() => dispatch(checkSessionNow())} />
  }
  if (session.status === 'visitor') return <LoginNeeded to={to} />
  return (
    <div className={classes.box}>
      {'user_id' in to ? <Conversation peer={to.user_id} toWrite /> : <WithChat id={to.chat_id} />}
    </div>
  )
}

function WithChat({ id }: { readonly id: string }) {
  const chat = useResource(oneChat, { id })
  if (chat.data !== null) return <Conversation peer={chat.data.other.id} toWrite />
  return chat.status === 'failed' ? (
    <ErrorState error={chat.error} onRetry={chat.refresh} />
  ) : (
    <SkeletonLines lines={5} />
  )
}

/** Who logs in here finds the conversation in the same place. */
function LoginNeeded({ to }: { readonly to: Addressee }) {
  const t = useText()
  const askToLogIn = useAskToLogIn()
  return (
    <Stack>
      <p>{t('chat.login_needed')}</p>
      <Row>
        <Button look="primary" onClick={() => askToLogIn(intentToWrite(to))}>
          {t('shell.go_to_login')}
        </Button>
        <Button onClick={() => askToLogIn(intentToWrite(to), 'signup')}>{t('shell.sign_up')}</Button>
      </Row>
    </Stack>
  )
}
