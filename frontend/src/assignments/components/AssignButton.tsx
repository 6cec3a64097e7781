import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import type { AssignForm } from './AssignForm.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./AssignForm.tsx'))).AssignForm }))

interface Props extends Pick<ComponentProps<typeof AssignForm>, 'quiz' | 'student'> {
  readonly look?: ComponentProps<typeof Button>['look']
  readonly wide?: boolean
}

/** Opens the form that assigns a quiz (QUI-10): this quiz, or to this student, where they are known. Teachers alone see it. */
export function AssignButton({ quiz, student, look = 'secondary', wide = false }: Props) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const [opened, setOpened] = useState(false)
  if (user?.isTeacher !== true) return null
  const close = () => setOpened(false)
  return (
    <>
      <Button look={look} icon="check" wide={wide} onClick={() => setOpened(true)}>
        {t('assignments.assign')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('assignments.assign')} width={560}>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          {opened && <Loaded quiz={quiz} student={student} onClose={close} />}
        </Suspense>
      </Modal>
    </>
  )
}
