import { subjectById } from '@kredka/contracts/data/subjects'
import { TOGETHER_MAX } from '@kredka/contracts/payments/rules'
import type { PaymentRowView } from '@kredka/contracts/payments/views'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Row } from '../../ui/layout.tsx'
import { AnnouncePaid } from './AnnouncePaid.tsx'
import { TransferPanel } from './TransferPanel.tsx'
import classes from './to-pay.module.css'

interface Props {
  readonly due: readonly PaymentRowView[]
  readonly ahead: readonly PaymentRowView[]
  readonly onClose: () => void
}

/** Which lessons of one teacher are paid at once, and one transfer for them all (PAY-01). */
export function PayTogether({ due, ahead, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const all = [...due, ...ahead]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set((due.length > 0 ? due : ahead).map(idOf)))
  const legend = useRef<HTMLLegendElement>(null)
  useEffect(() => legend.current?.focus(), [])
  const ids = all.map(idOf).filter((id) => chosen.has(id))
  const [first, ...others] = ids
  return (
    <div className={classes.paying}>
      <fieldset className={classes.lessons}>
        <legend ref={legend} tabIndex={-1}>
          {t('payments.choose_lessons')}
        </legend>
        {all.map((lesson) => (
          <Checkbox
            key={lesson.id}
            checked={chosen.has(lesson.id)}
            disabled={!chosen.has(lesson.id) && ids.length >= TOGETHER_MAX}
            onChange={(checked) =>
              setChosen(
                (before) => new Set(checked ? [...before, lesson.id] : [...before].filter((id) => id !== lesson.id)),
              )
            }
          >
            {subjectById(lesson.subject_id)?.[language] ?? lesson.subject_id}, {format.dateTime(lesson.starts_at)}:{' '}
            <strong>{format.money(lesson.amount, lesson.currency)}</strong>
          </Checkbox>
        ))}
      </fieldset>
      {first === undefined ? (
        <p>{t('payments.choose_some')}</p>
      ) : (
        <>
          <TransferPanel id={first} others={others} side="student" />
          <AnnouncePaid id={first} others={others} onSaid={onClose} />
        </>
      )}
      <Row>
        <Button look="quiet" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </Row>
    </div>
  )
}

const idOf = ({ id }: PaymentRowView) => id
