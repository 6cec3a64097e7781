import type { Command } from '@kredka/contracts/kernel/endpoints'
import { ReasonAction, type ReasonActionProps } from './ReasonAction.tsx'

type Props<C extends Command> = Omit<ReasonActionProps<C>, 'ready' | 'label' | 'title' | 'success' | 'icon'>

/** Takes a decision of staff back: what was decided waits again (ADM-02). */
export function ReopenAction<C extends Command>(props: Props<C>) {
  return (
    <ReasonAction
      {...props}
      ready={['back_office.ready_mistake', 'back_office.ready_new_facts']}
      label="back_office.reopen"
      title="back_office.reopen_title"
      success="back_office.reopened"
      icon="refresh"
    />
  )
}
