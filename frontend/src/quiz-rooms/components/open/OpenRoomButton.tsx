import { lazy, Suspense, useState } from 'react'
import { selectUser } from '../../../app/session/session-slice.ts'
import { useAskToLogIn, useLoginIntent } from '../../../app/session/useLoginIntent.ts'
import { useAppSelector } from '../../../app/store/hooks.ts'
import { useText } from '../../../i18n/useText.ts'
import { loadChunk } from '../../../kernel/chunks.ts'
import { Button } from '../../../ui/Button.tsx'

const Dialog = lazy(async () => ({ default: (await loadChunk(() => import('./OpenRoomDialog.tsx'))).OpenRoomDialog }))

/** Opens a room for a quiz; a visitor logs in first (ROO-01). */
export function OpenRoomButton({ quizId, wide = false }: { readonly quizId: string; readonly wide?: boolean }) {
  const t = useText()
  const isVisitor = useAppSelector(selectUser) === null
  const askToLogIn = useAskToLogIn()
  const [isOpened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setWasOpened(true)
  }
  const what = `open-room:${quizId}`
  useLoginIntent(what, open)
  return (
    <>
      <Button icon="users" wide={wide} onClick={() => (isVisitor ? askToLogIn(what) : open())}>
        {t('quiz_rooms.open')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <Dialog quizId={quizId} opened={isOpened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
