import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import type { AskedFrom } from './AskForm.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./AskForm.tsx'))).AskForm }))

interface Props extends AskedFrom {
  readonly look?: ComponentProps<typeof Button>['look']
}

/** Opens the form that asks a teacher for a quiz (QUI-10). */
export function AskButton({ look = 'secondary', ...from }: Props) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button look={look} icon="quiz" onClick={() => setOpened(true)}>
        {t('quiz_requests.ask')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('quiz_requests.ask')} width={560}>
        <Suspense fallback={<SkeletonLines lines={6} />}>{opened && <Loaded {...from} onClose={close} />}</Suspense>
      </Modal>
    </>
  )
}
