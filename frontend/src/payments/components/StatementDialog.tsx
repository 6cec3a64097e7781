import { DAY } from '@kredka/contracts/kernel/durations'
import { statementCsv, statementPdf } from '@kredka/contracts/payments/endpoints'
import { STATEMENT_DAYS_MAX } from '@kredka/contracts/payments/rules'
import { useState } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { useDays } from '../../i18n/useDays.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { isDay } from '../../ui/fields/day/days.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import type { Side } from '../useSide.ts'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
  readonly side: Side
}

/** A period of the books to keep: for a spreadsheet, or on paper. */
export function StatementDialog({ opened, onClose, side }: Props) {
  const t = useText()
  const lang = useLanguage()
  const { api } = useAppStore().services
  const { today } = useDays()
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`)
  const [to, setTo] = useState(today)
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  const wrong = !isDay(from) || !isDay(to) || days < 1 || days > STATEMENT_DAYS_MAX
  const period = { role: side.role, from, to, lang, ...(side.person === null ? {} : { person: side.person }) }
  return (
    <Modal opened={opened} onClose={onClose} title={t('payments.statement_title')}>
      <Stack>
        <p>{t(side.person === null ? 'payments.statement_about' : 'payments.statement_about_person')}</p>
        <DatePicker label={t('payments.statement_from')} min="2020-01-01" value={from} onChange={setFrom} />
        <DatePicker
          label={t('payments.statement_to')}
          min="2020-01-01"
          value={to}
          onChange={setTo}
          error={wrong ? t('errors.STATEMENT_PERIOD_WRONG') : undefined}
        />
        <Row>
          <Button look="primary" icon="download" disabled={wrong} href={api.urlOf(statementPdf, period)}>
            PDF
          </Button>
          <Button icon="download" disabled={wrong} href={api.urlOf(statementCsv, period)}>
            CSV
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
