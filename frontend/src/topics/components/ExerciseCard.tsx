import type { OwnExerciseView } from '@kredka/contracts/topics/views'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EXERCISE_KINDS } from '../status-kinds.ts'
import { Answer } from './Answer.tsx'
import classes from './topics.module.css'

interface Props {
  readonly number: number
  readonly exercise: OwnExerciseView
  readonly onChange: () => void
  readonly onRemove: () => void
}

/** An exercise as its teacher has it: how it stands, and why it was rejected. */
export function ExerciseCard({ number, exercise, onChange, onRemove }: Props) {
  const t = useText()
  const { state, question, answer, reason, is_visible } = exercise
  const title = t('topics.exercise_number', { number })
  return (
    <Card padding="tight">
      <article className={classes.card} aria-label={title}>
        <Row apart>
          <h3>{title}</h3>
          <StatusLabel kind={EXERCISE_KINDS[state]}>{t(`topics.state_${state}`)}</StatusLabel>
        </Row>
        <Stack space={3}>
          <div className={classes.words}>
            <Paragraphs text={question ?? ''} />
          </div>
          {answer !== null && <Answer text={answer} />}
          {reason !== null && <p>{t('topics.rejected_because', { reason })}</p>}
          {is_visible && state !== 'approved' && <p className={classes.soft}>{t('topics.older_visible')}</p>}
          <Row>
            <Button icon="edit" size="small" onClick={onChange}>
              {t('topics.edit')}
              <span className="visually-hidden"> {title}</span>
            </Button>
            <Button look="quiet" icon="trash" size="small" onClick={onRemove}>
              {t('ui.remove')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </Row>
        </Stack>
      </article>
    </Card>
  )
}
