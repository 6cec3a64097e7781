import { promptOnLine } from '@kredka/contracts/quizzes/question-rules'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { AdminTable } from '../../../back-office/AdminTable.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { rightInWords } from '../../right-in-words.ts'
import { QuestionDialog } from '../QuestionDialog.tsx'
import classes from './generator.module.css'
import { chooseRow, editRow, type PreviewedRow, type TakenRow } from './previewed-rows.ts'

interface Props {
  readonly rows: readonly PreviewedRow[]
  readonly onChange: (rows: readonly PreviewedRow[]) => void
}

/** What would come, with its key and what speaks against it; single rows are left out or written anew (ADM-05). */
export function PreviewTable({ rows, onChange }: Props) {
  const t = useText()
  const [open, setOpen] = useState<TakenRow | null>(null)
  const columns: readonly Column<PreviewedRow>[] = [
    {
      key: 'question',
      label: t('quizzes_admin.question'),
      cell: (row) =>
        row.is === 'refused' ? (
          <code className={classes.quoted}>{row.text}</code>
        ) : (
          <Checkbox checked={row.is_chosen} onChange={(on) => onChange(chooseRow(rows, row.key, on))}>
            <span className={classes.prompt}>
              {promptOnLine(row.question.draft.prompt) || t('quiz_editor.no_prompt')}
            </span>
          </Checkbox>
        ),
    },
    {
      key: 'kind',
      label: t('quizzes_admin.type'),
      cell: (row) => row.is === 'taken' && t(`quiz_editor.kind_${row.question.draft.task.kind}`),
    },
    {
      key: 'right',
      label: t('question_generator.right'),
      cell: (row) => row.is === 'taken' && rightInWords(row.question.draft.task),
    },
    { key: 'wrong', label: t('question_generator.wrong'), cell: (row) => row.is === 'taken' && wrongInWords(row) },
    { key: 'notes', label: t('question_generator.notes'), cell: (row) => <Notes row={row} /> },
    {
      key: 'edit',
      label: t('question_generator.edit'),
      cell: (row) =>
        row.is === 'taken' && (
          <Button
            look="quiet"
            size="small"
            icon="edit"
            label={t('question_generator.edit_this', { question: promptOnLine(row.question.draft.prompt) })}
            onClick={() => setOpen(row)}
          />
        ),
    },
  ]
  return (
    <>
      <AdminTable label={t('question_generator.preview')} columns={columns} rows={rows} keyOf={({ key }) => key} />
      <QuestionDialog
        question={open === null ? null : { ...open.question, content: open.question.draft, picture_id: null }}
        onClose={() => setOpen(null)}
        onSave={({ content, level, weight }) => {
          if (open !== null) onChange(editRow(rows, open.key, { draft: content, level, weight }))
          setOpen(null)
        }}
      />
    </>
  )
}

function wrongInWords({ question: { draft } }: TakenRow): string {
  const { task } = draft
  if (task.kind !== 'single' && task.kind !== 'several') return ''
  return task.options.flatMap(({ text, is_right }) => (is_right ? [] : [text])).join(' / ')
}

function Notes({ row }: { readonly row: PreviewedRow }) {
  const t = useText()
  const path = usePath()
  if (row.is === 'refused') {
    return (
      <span>
        {t('quiz_import.line', { line: row.line })}: {t(`quiz_import.refusal_${row.code}`)}
      </span>
    )
  }
  const { duplicate_of, faults, losses, is_edited } = row
  return (
    <div className={classes.notes}>
      {is_edited && <StatusLabel kind="info">{t('question_generator.edited')}</StatusLabel>}
      {duplicate_of !== null && 'line' in duplicate_of && (
        <StatusLabel kind="inactive">{t('question_generator.twin', { line: duplicate_of.line })}</StatusLabel>
      )}
      {duplicate_of !== null && 'quiz' in duplicate_of && (
        <>
          <StatusLabel kind="inactive">{t('question_generator.known')}</StatusLabel>
          {duplicate_of.quiz.is_sent ? (
            <Link to={path('admin.quiz', { id: duplicate_of.quiz.id })}>{duplicate_of.quiz.title}</Link>
          ) : (
            <Link to={path('admin.site-quiz', { id: duplicate_of.quiz.id })}>{duplicate_of.quiz.title}</Link>
          )}
        </>
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
