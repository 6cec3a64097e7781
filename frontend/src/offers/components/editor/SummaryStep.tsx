import type { AvailabilityGroupView } from '@kredka/contracts/availability/views'
import type { ReactNode } from 'react'
import { WeekAtAGlance } from '../../../availability/index.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { OfferDraft } from '../../draft.ts'
import { STEPS } from '../../steps.ts'
import { OfferFacts } from '../OfferFacts.tsx'
import { Paragraphs } from '../Paragraphs.tsx'
import { PriceList } from '../PriceList.tsx'
import classes from './editor.module.css'

interface Props {
  readonly draft: OfferDraft
  readonly group: AvailabilityGroupView | null
  /** A version of it is public already. */
  readonly isPublic: boolean
  readonly onChange: (step: number) => void
}

/** The offer as it will look, with the way back to each step. */
export function SummaryStep({ draft, group, isPublic, onChange }: Props) {
  const t = useText()
  return (
    <Stack space={4}>
      <Part step={0} onChange={onChange}>
        <p className={classes.offerTitle}>{draft.title}</p>
        <OfferFacts
          subject={draft.subject_id ?? ''}
          level={draft.level}
          places={draft.places}
          city={draft.places.some((place) => place !== 'online') ? draft.city_name : null}
        />
        <Paragraphs text={draft.description} />
      </Part>
      <Part step={1} onChange={onChange}>
        <PriceList prices={draft.prices.map(({ duration, amount }) => ({ duration, amount: amount ?? 0 }))} />
      </Part>
      <Part step={2} onChange={onChange}>
        {group !== null && (
          <div className={classes.week}>
            <p className={classes.groupName}>{group.name}</p>
            <WeekAtAGlance entries={group.entries} />
          </div>
        )}
      </Part>
      <Notice>{t(isPublic ? 'own_offers.next_change' : 'own_offers.next_new')}</Notice>
    </Stack>
  )
}

interface PartProps {
  readonly step: 0 | 1 | 2
  readonly onChange: (step: number) => void
  readonly children: ReactNode
}

function Part({ step, onChange, children }: PartProps) {
  const t = useText()
  const name = t(STEPS[step].text)
  return (
    <Card>
      <Stack space={3}>
        <Row apart>
          <h3 className={classes.partTitle}>{name}</h3>
          <Button look="quiet" size="small" icon="edit" onClick={() => onChange(step)}>
            {t('own_offers.change')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </Row>
        {children}
      </Stack>
    </Card>
  )
}
