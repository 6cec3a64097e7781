import { beginReview } from '@kredka/contracts/repetition/endpoints'
import type { RepetitionView } from '@kredka/contracts/repetition/views'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import classes from './repetition.module.css'

interface Props {
  readonly repetition: RepetitionView
  /** Reads again what is due. */
  readonly refresh: () => void
}

/** How much waits today, and the button that begins it. */
export function Today({ repetition: { due, due_new, held_back, questions }, refresh }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const begin = useCommand(beginReview, {
    failed: refresh,
    done: ({ id }) => {
      void navigate(`${path('attempts.play', { slugged: 'x' })}?attempt=${id}`)
    },
  })
  return (
    <Card tinted>
      <section className={classes.today} aria-label={t('repetition.today')}>
        <h2>{t('repetition.today')}</h2>
        <p className={classes.figure}>{t('repetition.due', { count: due })}</p>
        <p>
          {due === 0
            ? t('repetition.done_today', { count: questions })
            : t('repetition.of_them_new', { count: due_new })}
        </p>
        {held_back > 0 && <p className="soft-note">{t('repetition.held_back', { count: held_back })}</p>}
        {due > 0 && (
          <Button look="primary" size="large" loading={begin.status === 'sending'} onClick={() => begin.send({})}>
            {t('repetition.start')}
          </Button>
        )}
      </section>
    </Card>
  )
}
