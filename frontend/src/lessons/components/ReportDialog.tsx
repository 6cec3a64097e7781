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

const ReportForm = lazy(async () => ({ default: (await loadChunk(() => import('./ReportForm.tsx'))).ReportForm }))

/** Tells staff what went wrong (LES-04). */
export function ReportDialog({ opened, ...rest }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={rest.onClose} title={t('lessons.report')} width={560}>
      {opened && (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <ReportForm {...rest} />
        </Suspense>
      )}
    </Modal>
  )
}
