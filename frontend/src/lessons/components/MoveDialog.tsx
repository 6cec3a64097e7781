import type { LessonView } from '@kredka/contracts/lessons/views'
import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { SkeletonLines } from '../../ui/states.tsx'

interface Props {
  readonly lesson: LessonView
  readonly now: number
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

const MoveForm = lazy(async () => ({ default: (await loadChunk(() => import('./MoveForm.tsx'))).MoveForm }))

/**
 * Another time for the lesson: a student chooses among the free ones, a teacher any that nothing stands in (LES-01).
 */
export function MoveDialog({ opened, ...rest }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={rest.onClose} title={t('lessons.propose_move')} width={600}>
      {opened && (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <MoveForm {...rest} />
        </Suspense>
      )}
    </Modal>
  )
}
