import type { AnswerOf, Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { useCommand } from '../app/store/command.ts'
import type { TextId } from '../i18n/text-ids.ts'
import { useText } from '../i18n/useText.ts'
import { ifOvertaken } from '../kernel/errors.ts'
import { Button } from '../ui/Button.tsx'
import type { IconName } from '../ui/icons/icons.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'

interface Props<C extends Command> {
  readonly endpoint: C
  readonly input: (reason: string) => InputOf<C>
  readonly label: TextId
  /** The question and what happens then. */
  readonly title: TextId
  readonly about?: TextId
  /** Whose the reason is and what does not belong there, where the usual words do not say it. */
  readonly reasonLabel?: TextId
  readonly reasonHint?: TextId
  readonly success?: TextId
  readonly icon?: IconName
  readonly primary?: boolean
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly small?: boolean
  /** Tells the button from those of other rows, for who listens. */
  readonly of?: string
  /** It was done. */
  readonly onAnswer?: (answer: AnswerOf<C>) => void
  /** Something else was decided meanwhile. */
  readonly onOvertaken?: () => void
  /** Either of them: what is shown is no longer true. */
  readonly onDone?: () => void
}

/** A button that asks for the reason and does it; what was decided meanwhile is read anew. */
export function ReasonAction<C extends Command>(props: Props<C>) {
  const { endpoint, input, label, title, about, success, icon, of, onAnswer, onOvertaken, onDone } = props
  const { reasonLabel = 'back_office.reason', reasonHint = 'back_office.reason_hint' } = props
  const { primary = false, danger = false, disabled = false, small = false } = props
  const t = useText()
  const [asking, setAsking] = useState(false)
  const over = () => {
    setAsking(false)
    onDone?.()
  }
  const act = useCommand(endpoint, {
    ...(success === undefined ? {} : { success }),
    done(answer) {
      onAnswer?.(answer)
      over()
    },
    failed: ifOvertaken(() => {
      over()
      onOvertaken?.()
    }),
  })
  return (
    <>
      <Button
        look={danger ? 'danger' : primary ? 'primary' : 'secondary'}
        disabled={disabled}
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
        onConfirm={(reason) => act.send(input(reason))}
        title={t(title)}
        confirm={t(label)}
        danger={danger}
        busy={act.status === 'sending'}
        reason={{ label: t(reasonLabel), hint: t(reasonHint), max: REASON_MAX, required: true }}
      >
        {about && t(about)}
      </ConfirmDialog>
    </>
  )
}
