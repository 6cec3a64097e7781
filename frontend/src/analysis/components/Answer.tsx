import { getQuestionRunTable } from '@kredka/contracts/analysis/endpoints'
import type { QuestionRunView } from '@kredka/contracts/analysis/views'
import type { Form } from '../../app/forms/useForm.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import type { Run } from '../useRun.ts'
import { chartOf, type QuestionValues } from '../values.ts'
import { AnswerTable } from './AnswerTable.tsx'
import { Chart } from './Chart.tsx'
import { ChartTools } from './ChartTools.tsx'
import classes from './workbench.module.css'

interface Props {
  readonly of: Run
  readonly form: Pick<Form<QuestionValues>, 'values' | 'set'>
}

/** What became of the question: still being answered, refused, cancelled, or its rows with their picture. */
export function Answer({ of: { run, isBusy }, form }: Props) {
  const t = useText()
  if (run === null || run.state === 'running') {
    if (!isBusy) return null
    return (
      <Stack space={3}>
        <p role="status">{t('analysis.running')}</p>
        <SkeletonLines lines={4} />
      </Stack>
    )
  }
  if (run.state === 'cancelled') return <Notice>{t('analysis.cancelled')}</Notice>
  if (run.fault !== null) return <Fault fault={run.fault} />
  return <Rows run={run} form={form} />
}

function Fault({ fault: { code, message, line, column } }: { readonly fault: NonNullable<QuestionRunView['fault']> }) {
  const t = useText()
  return (
    <Notice kind="error">
      <p>{t(`analysis.fault_${code}`)}</p>
      {line !== null && column !== null && <p>{t('analysis.fault_at', { line, column })}</p>}
      {code === 'wrong' && <pre className={classes.said}>{message}</pre>}
    </Notice>
  )
}

function Rows({ run, form }: { readonly run: QuestionRunView } & Pick<Props, 'form'>) {
  const t = useText()
  const format = useFormat()
  const { api } = useAppStore().services
  if (run.rows.length === 0) return <EmptyState picture="nothing_found">{t('analysis.no_rows')}</EmptyState>
  return (
    <Stack space={4}>
      <Row space={3} apart>
        <p role="status">
          {t('analysis.rows', {
            count: run.rows.length,
            rows: format.number(run.rows.length),
            seconds: format.number(Math.max(0.1, Math.round((run.took_ms ?? 0) / 100) / 10)),
            at: run.as_of === null ? '' : format.dateTime(run.as_of),
          })}
        </p>
        <Button size="small" icon="download" href={api.urlOf(getQuestionRunTable, { id: run.id })}>
          {t('back_office.csv')}
        </Button>
      </Row>
      {run.is_cut && <Notice kind="warning">{t('analysis.cut', { count: run.rows.length })}</Notice>}
      <ChartTools form={form} run={run} />
      <Chart title={form.values.title || t('analysis.answer')} run={run} chart={chartOf(form.values)} />
      <AnswerTable key={run.id} run={run} />
    </Stack>
  )
}
