import { chooseDailyCap } from '@kredka/contracts/calendar/endpoints'
import { DAILY_CAP_MAX } from '@kredka/contracts/calendar/rules'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { IntegerField } from '../../ui/fields/NumberField.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { calendarSettings } from '../resources.ts'
import classes from './times-off.module.css'

/** How many lessons a day may hold at most (AVL-03). */
export function DailyCap() {
  const t = useText()
  const settings = useResource(calendarSettings, {})
  return (
    <Card>
      <section aria-labelledby="daily-cap">
        <Stack>
          <h2 id="daily-cap" className={classes.title}>
            {t('calendar.cap')}
          </h2>
          <p className={classes.none}>{t('calendar.cap_about')}</p>
          <ResourceView of={settings}>
            {({ daily_cap }) => <Cap key={daily_cap} cap={daily_cap} onSaved={settings.refresh} />}
          </ResourceView>
        </Stack>
      </section>
    </Card>
  )
}

/** A day of four lessons is a full one for most. */
const USUAL = 4

function Cap({ cap, onSaved }: { readonly cap: number | null; readonly onSaved: () => void }) {
  const t = useText()
  const [limited, setLimited] = useState(cap !== null)
  const [lessons, setLessons] = useState<number | null>(cap ?? USUAL)
  const [tried, setTried] = useState(false)
  const save = useCommand(chooseDailyCap, { success: 'calendar.cap_saved', done: onSaved })
  const wrong = limited && (lessons === null || lessons < 1 || lessons > DAILY_CAP_MAX)
  return (
    <Form
      onSubmit={() => {
        setTried(true)
        if (!wrong) save.send({ lessons: limited ? lessons : null })
        return !wrong
      }}
    >
      <Checkbox checked={limited} onChange={setLimited}>
        {t('calendar.cap_limited')}
      </Checkbox>
      <div className={classes.cap}>
        {limited && (
          <div className={classes.number}>
            <IntegerField
              label={t('calendar.cap_lessons')}
              value={lessons}
              min={1}
              max={DAILY_CAP_MAX}
              onChange={setLessons}
              error={tried && wrong ? t('calendar.cap_fault', { max: DAILY_CAP_MAX }) : undefined}
            />
          </div>
        )}
        <Button type="submit" loading={save.status === 'sending'}>
          {t('calendar.save')}
        </Button>
      </div>
    </Form>
  )
}
