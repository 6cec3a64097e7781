import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { Ledger } from '../components/Ledger.tsx'
import { PaymentList } from '../components/PaymentList.tsx'
import { StatementDialog } from '../components/StatementDialog.tsx'
import { useSide } from '../useSide.ts'

const TABS = ['pending', 'paid', 'closed'] as const
const SIDES = ['teacher', 'student'] as const

/** What is due for lessons, what was paid, and the books of both sides (PAY-01). */
export function PaymentsPage() {
  const t = useText()
  const side = useSide()
  const [tab, setTab] = useUrlTab('status', TABS)
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <PageHeader
        title={t('payments.heading')}
        about={t(side.role === 'teacher' ? 'payments.about_teacher' : 'payments.about_student')}
        actions={
          <Button icon="download" onClick={() => setPrinting(true)}>
            {t('payments.statement')}
          </Button>
        }
      />
      <Stack space={6}>
        {side.teaches && (
          <fieldset>
            <legend className="visually-hidden">{t('payments.side')}</legend>
            <Row space={2}>
              {SIDES.map((one) => (
                <Chip key={one} chosen={side.role === one} onClick={() => side.choose(one)}>
                  {t(`payments.side_${one}`)}
                </Chip>
              ))}
            </Row>
          </fieldset>
        )}
        <Ledger side={side} />
        <Tabs
          label={t('payments.heading')}
          tabs={TABS.map((value) => ({ value, label: t(`payments.${value}`) }))}
          value={tab}
          onChange={(next) => {
            setTab(next)
            side.set({ page: null })
          }}
        >
          <PaymentList tab={tab} side={side} />
        </Tabs>
      </Stack>
      <StatementDialog opened={printing} onClose={() => setPrinting(false)} side={side} />
    </>
  )
}

export { PaymentsPage as Page }
