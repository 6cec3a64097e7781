import type { LessonView } from '@kredka/contracts/lessons/views'
import { type ComponentType, lazy, Suspense } from 'react'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { SkeletonLines } from '../../ui/states.tsx'

interface FormProps {
  readonly lesson: LessonView
  readonly now: number
  readonly onClose: () => void
  readonly onDone: () => void
}

interface Props extends FormProps {
  readonly opened: boolean
}

const MoveForm = lazy(async () => ({ default: (await loadChunk(() => import('./MoveForm.tsx'))).MoveForm }))
const ReportForm = lazy(async () => ({ default: (await loadChunk(() => import('./ReportForm.tsx'))).ReportForm }))

/**
 * Another time for the lesson: a student chooses among the free ones, a teacher any that nothing stands in (LES-01).
 */
export function MoveDialog(props: Props) {
  const t = useText()
  return <FormDialog {...props} title={t('lessons.propose_move')} width={600} form={MoveForm} />
}

/** Tells staff what went wrong (LES-04). */
export function ReportDialog(props: Props) {
  const t = useText()
  return <FormDialog {...props} title={t('lessons.report')} width={560} form={ReportForm} />
}

interface FormDialogProps extends Props {
  readonly title: string
  readonly width: number
  readonly form: ComponentType<FormProps>
}

/** The form is loaded when somebody opens it, and begins anew each time. */
function FormDialog({ opened, title, width, form: LessonForm, ...rest }: FormDialogProps) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={title} width={width}>
      {opened && (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <LessonForm {...rest} />
        </Suspense>
      )}
    </Modal>
  )
}
