import { closeContactMessage } from '@kredka/contracts/help/endpoints'
import { CONTACT_NOTE_MAX } from '@kredka/contracts/help/rules'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'

interface Props {
  readonly id: string
  /** It is closed already. */
  readonly isClosed: boolean
  readonly onClosed: () => void
}

/** Nothing more is to be done; a note says why. */
export function CloseMessage({ id, isClosed, onClosed }: Props) {
  return (
    <ReasonAction
      endpoint={closeContactMessage}
      ready={['help.ready_answered', 'help.ready_settled', 'help.ready_twice', 'help.ready_spam']}
      input={(note) => ({ id, note })}
      isOffered={!isClosed}
      label="help.close"
      title="help.close_title"
      about="help.close_about"
      reasonLabel="help.note"
      max={CONTACT_NOTE_MAX}
      success="help.closed"
      icon="check"
      onDone={onClosed}
    />
  )
}
