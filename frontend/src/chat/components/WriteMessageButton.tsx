import { lazy, Suspense, useState } from 'react'
import { useLoginIntent } from '../../app/session/useLoginIntent.ts'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { type Addressee, intentToWrite } from '../write-intent.ts'

const WriteMessage = lazy(async () => ({ default: (await loadChunk(() => import('./WriteMessage.tsx'))).WriteMessage }))

interface Props {
  /** A person, or a chat there is. */
  readonly to: Addressee
  readonly look?: ButtonLook
}

/** Opens the modal 'Write message' (section 2, CHT-01); what is in it loads then. */
export function WriteMessageButton({ to, look = 'secondary' }: Props) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  useLoginIntent(intentToWrite(to), () => setOpened(true))
  return (
    <>
      <Button icon="chat" look={look} onClick={() => setOpened(true)}>
        {t('chat.write')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('chat.write')} width={500}>
        {opened && (
          <Suspense fallback={<SkeletonLines lines={5} />}>
            <WriteMessage to={to} />
          </Suspense>
        )}
      </Modal>
    </>
  )
}
