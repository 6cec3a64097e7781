import type { ImportPreview, ImportRowView } from '@kredka/contracts/quizzes/imports'
import { promptOnLine } from '@kredka/contracts/quizzes/question-rules'
import { useText } from '../../../i18n/useText.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { rightInWords } from '../../right-in-words.ts'
import classes from './import.module.css'

type Taken = Extract<ImportRowView, { readonly is: 'taken' }>

interface Props {
  readonly preview: ImportPreview
  /** Lines of the questions that are to be taken. */
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

/** What each line of a file becomes, and why some become nothing. */
export function ImportedRows({ preview, chosen, onChoose }: Props) {
  const t = useText()
  const { rows, encoding } = preview
  const taken = rows.filter((row) => row.is === 'taken')
  const refused = rows.filter((row) => row.is === 'refused')
  const left = preview.taken + preview.duplicates + preview.refused - rows.length
  const choose = (line: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(line)
    else next.delete(line)
    onChoose(next)
  }
  if (rows.length === 0) return <Notice kind="warning">{t('quiz_import.nothing')}</Notice>
  return (
    <Stack space={4}>
      <Notice kind={preview.refused === 0 ? 'success' : 'warning'}>
        <p>
          {t('quiz_import.sum', { taken: preview.taken, duplicates: preview.duplicates, refused: preview.refused })}
        </p>
        {encoding !== 'utf-8' && <p>{t(`quiz_import.encoding_${ENCODING_IDS[encoding]}`)}</p>}
        {left > 0 && <p>{t('quiz_import.left', { count: left })}</p>}
      </Notice>
      {taken.length > 0 && (
        <section aria-label={t('quiz_import.taken')}>
          <h2>{t('quiz_import.taken')}</h2>
          <ul className={classes.rows}>
            {taken.map((row) => (
              <li key={row.line} className={classes.row}>
                <Checkbox checked={chosen.has(row.line)} onChange={(isChosen) => choose(row.line, isChosen)}>
                  <span className={classes.words}>
                    {promptOnLine(row.question.draft.prompt) || t('quiz_editor.no_prompt')}
                  </span>
                </Checkbox>
                <About row={row} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <section aria-label={t('quiz_import.refused')}>
          <h2>{t('quiz_import.refused')}</h2>
          <ul className={classes.rows}>
            {refused.map(({ line, code, text }) => (
              <li key={line} className={classes.row}>
                <strong>
                  {t('quiz_import.line', { line })}: {t(`quiz_import.refusal_${code}`)}
                </strong>
                <code className={classes.quoted}>{text}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

const ENCODING_IDS = { 'utf-16': 'utf_16', 'windows-1250': 'windows_1250' } as const

function About({ row }: { readonly row: Taken }) {
  const t = useText()
  const { line, question, losses, faults, duplicate_of } = row
  const right = rightInWords(question.draft.task)
  return (
    <div className={classes.about}>
      <span>
        {t('quiz_import.line', { line })} · {t(`quiz_editor.kind_${question.draft.task.kind}`)}
        {right !== '' && ` · ${t('quiz_import.right', { words: right })}`}
      </span>
      {duplicate_of !== null && (
        <StatusLabel kind="inactive">
          {'line' in duplicate_of
            ? t('quiz_import.duplicate_line', { line: duplicate_of.line })
            : t('quiz_import.duplicate_number', { number: duplicate_of.number })}
        </StatusLabel>
      )}
      {faults.map((fault) => (
        <span key={fault}>{t(`quiz_editor.${fault}`)}</span>
      ))}
      {losses.map((loss) => (
        <span key={loss}>{t(`quiz_import.loss_${loss}`)}</span>
      ))}
    </div>
  )
}
