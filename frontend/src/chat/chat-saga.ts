import { listMessages, markMessagesSeen } from '@kredka/contracts/chat/endpoints'
import { signHeard } from '../app/live/live-slice.ts'
import { callApi, put, type Saga, safely, select, take, takeEvery } from '../app/saga.ts'
import { loggedIn, selectUser } from '../app/session/session-slice.ts'
import { messagesSeen, olderArrived, olderFailed, olderLoading, olderWanted, selectConversation } from './chat-slice.ts'
import { outboxSaga } from './outbox-saga.ts'
import { showTyping } from './typing-saga.ts'

/** A visitor who opens the modal may log in there: the rest waits for that. */
function* run() {
  const here = yield* select(selectUser)
  const userId = here?.userId ?? (yield* take(loggedIn)).payload.userId
  yield* takeEvery(olderWanted, safely('older messages', loadOlder))
  yield* takeEvery(signHeard, safely('signal of typing', showTyping))
  yield* takeEvery(messagesSeen, safely('mark messages seen', markSeen))
  yield* outboxSaga(userId)
}

/** Starts with the first page or modal of the chat, and where something waits to be sent. */
export const chatSaga: { readonly name: string; readonly run: Saga } = { name: 'chat', run }

function* loadOlder({ payload: { peer } }: ReturnType<typeof olderWanted>) {
  const { messages, has_older, older } = yield* select((state) => selectConversation(state, peer))
  const before = messages[0]?.number
  if (!has_older || older === 'loading' || before === undefined) return
  yield* put(olderLoading({ peer }))
  const page = yield* callApi(listMessages, { user_id: peer, before })
  if (page.ok) yield* put(olderArrived({ peer, messages: page.data, has_older: page.meta?.has_next_page ?? false }))
  else yield* put(olderFailed({ peer, error: page.error }))
}

/** That it fails is no matter: it is said again with the next message, or when the chat is opened again. */
function* markSeen({ payload }: ReturnType<typeof messagesSeen>) {
  yield* callApi(markMessagesSeen, payload)
}
