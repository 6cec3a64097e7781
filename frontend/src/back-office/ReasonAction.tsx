import { REASON_MAX } from '@kredka/contracts/offers/rules'
import type { blockUser } from '@kredka/contracts/users/endpoints'
import { useState } from 'react'
import { useCommand } from '../app/store/command.ts'
import type { TextId } from '../i18n/text-ids.ts'
import { useText } from '../i18n/useText.ts'
import { ifOvertaken } from '../kernel/errors.ts'
import { Button } from '../ui/Button.tsx'
import type { IconName } from '../ui/icons/icons.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'

interface Props {
  /** A command about one thing that asks for a reason. */
  readonly endpoint: typeof blockUser
  readonly id: string
  readonly label: TextId
  /** The question and what happens then. */
  readonly title: TextId
  readonly about: TextId
  readonly success: TextId
  readonly icon?: IconName
  readonly danger?: boolean
  readonly small?: boolean
  /** Tells the button from those of other rows, for who listens. */
  readonly of?: string
  readonly onDone: () => void
}

/** A button that asks for the reason and does it; what was decided meanwhile is read anew. */
export function ReasonAction(props: Props) {
  const { endpoint, id, label, title, about, success, icon, danger = false, small = false, of, onDone } = props
  const t = useText()
  const [asking, setAsking] = useState(false)
  const over = () => {
    setAsking(false)
    onDone()
  }
  const act = useCommand(endpoint, { success, done: over, failed: ifOvertaken(over) })
  return (
    <>
      <Button
        look={danger ? 'danger' : 'secondary'}
        {...(small ? { size: 'small' } : {})}
        {...(icon === undefined ? {} : { icon })}
        {...(of === undefined ? {} : { label: `${t(label)}: ${of}` })}
        onClick={() => setAsking(true)}
      >
        {t(label)}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => act.send({ id, reason })}
        title={t(title)}
        confirm={t(label)}
        danger={danger}
        busy={act.status === 'sending'}
        reason={{ label: t('back_office.reason'), hint: t('back_office.reason_hint'), max: REASON_MAX, required: true }}
      >
        {t(about)}
      </ConfirmDialog>
    </>
  )
}
