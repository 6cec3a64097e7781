import { promptOnLine } from '@kredka/contracts/quizzes/question-rules'
import type { DueQuestionView } from '@kredka/contracts/repetition/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { MathText } from '../../ui/math/MathText.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './repetition.module.css'

/** The questions that wait today, the longest due first, without what is right. */
export function DueList({ list }: { readonly list: readonly DueQuestionView[] }) {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  if (list.length === 0) return null
  return (
    <section aria-labelledby="due-list">
      <Stack space={3}>
        <h2 id="due-list">{t('repetition.list')}</h2>
        <Card padding="tight">
          <ul className={classes.list}>
            {list.map(({ id, prompt, formulas, subject_id, due_on, is_new }) => (
              <li key={id} className={classes.question}>
                <span>
                  <MathText text={promptOnLine(prompt)} formulas={formulas} />
                </span>
                <span className={classes.line}>
                  <span className="soft-note">
                    {[
                      ...(subject_id === null ? [] : [words.subject(subject_id)]),
                      t('repetition.due_on', { date: format.date(due_on) }),
                    ].join(' · ')}
                  </span>
                  {is_new && <StatusLabel kind="info">{t('repetition.new')}</StatusLabel>}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
    </section>
  )
}
