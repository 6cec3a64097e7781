import type { AvailabilityGroupView } from '@kredka/contracts/availability/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { weekMinutes } from '../entries.ts'
import classes from './group-card.module.css'
import { WeekAtAGlance } from './WeekAtAGlance.tsx'

interface Props {
  readonly group: AvailabilityGroupView
  readonly onRemove: () => void
}

/** A group at a glance: its week, what is special, which offers lean on it. */
export function GroupCard({ group, onRemove }: Props) {
  const t = useText()
  const path = usePath()
  const count = (type: string) => group.entries.filter((entry) => entry.type === type).length
  return (
    <Card className={classes.card}>
      <article>
        <Stack>
          <div>
            <h2 className={classes.name}>{group.name}</h2>
            <p className="soft-note">
              {t('availability.week_hours', { hours: weekMinutes(group.entries) / 60 })}
              {' · '}
              {t('availability.offers', { count: group.offers })}
            </p>
          </div>
          <WeekAtAGlance entries={group.entries} />
          {count('month_day') + count('special') > 0 && (
            <p className="soft-note">
              {t('availability.besides', { month_days: count('month_day'), specials: count('special') })}
            </p>
          )}
          <Row>
            <Button icon="edit" size="small" to={path('availability.group', { id: group.id })}>
              {t('availability.edit')}
              <span className="visually-hidden"> {group.name}</span>
            </Button>
            <Button look="quiet" icon="trash" size="small" onClick={onRemove}>
              {t('ui.remove')}
              <span className="visually-hidden"> {group.name}</span>
            </Button>
          </Row>
        </Stack>
      </article>
    </Card>
  )
}
