import { assignQuiz } from '@kredka/contracts/assignments/endpoints'
import type { ComponentProps } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { TermsForm } from './TermsForm.tsx'

/** Assigns a quiz: this one, or to this student, where they are known (QUI-10). */
export function AssignForm(props: Pick<ComponentProps<typeof TermsForm>, 'quiz' | 'student' | 'onClose'>) {
  const assign = useCommand(assignQuiz, { success: 'assignments.assigned', quiet: true, done: props.onClose })
  return <TermsForm {...props} sent={assign} onSend={assign.send} />
}
