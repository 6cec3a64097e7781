import { promptOnLine } from '@kredka/contracts/quizzes/question-rules'
import type { LeechView } from '@kredka/contracts/repetition/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { MathText } from '../../ui/math/MathText.tsx'
import classes from './repetition.module.css'

/** What is forgotten again and again: another try does not help, an explanation may (QUI-08). */
export function Leeches({ leeches }: { readonly leeches: readonly LeechView[] }) {
  const t = useText()
  if (leeches.length === 0) return null
  return (
    <section aria-labelledby="leeches">
      <Stack space={3}>
        <h2 id="leeches">{t('repetition.leeches')}</h2>
        <p>{t('repetition.leeches_about')}</p>
        {leeches.map((leech) => (
          <Leech key={leech.id} leech={leech} />
        ))}
      </Stack>
    </section>
  )
}

function Leech({ leech }: { readonly leech: LeechView }) {
  const t = useText()
  const path = usePath()
  const words = useWords()
  const { prompt, formulas, explanation, subject_id, lapses } = leech
  return (
    <Card padding="tight">
      <article className={classes.question}>
        <h3>
          <MathText text={promptOnLine(prompt)} formulas={formulas} />
        </h3>
        <p className="soft-note">{t('repetition.forgotten', { count: lapses })}</p>
        {explanation !== '' && (
          <p>
            <MathText text={explanation} formulas={formulas} />
          </p>
        )}
        {subject_id !== null && (
          <div>
            <Button look="arrow" to={`${path('offers.search')}?subject=${subject_id}`}>
              {t('repetition.teachers_of', { subject: words.subject(subject_id) })}
            </Button>
          </div>
        )}
      </article>
    </Card>
  )
}
