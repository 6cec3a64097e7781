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
import { ToPay } from '../components/ToPay.tsx'
import { type Side, useSide } from '../useSide.ts'
import classes from './payment-page.module.css'

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
        {side.role === 'student' ? <ToPay /> : <Ledger side={side} />}
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
        {side.role === 'student' && <Books side={side} />}
      </Stack>
      <StatementDialog opened={printing} onClose={() => setPrinting(false)} side={side} />
    </>
  )
}

/** A student's books stand behind what is to be paid; they load when they are opened. */
function Books({ side }: { readonly side: Side }) {
  const t = useText()
  const [opened, setOpened] = useState(side.as_of !== null)
  return (
    <details className={classes.books} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t('payments.books')}</summary>
      {opened && <Ledger side={side} />}
    </details>
  )
}

export { PaymentsPage as Page }
