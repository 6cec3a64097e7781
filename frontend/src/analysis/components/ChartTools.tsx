import { CHART_KINDS } from '@kredka/contracts/analysis/rules'
import type { QuestionRunView } from '@kredka/contracts/analysis/views'
import type { Form } from '../../app/forms/useForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { numbersOf } from '../cells.ts'
import type { QuestionValues } from '../values.ts'
import classes from './workbench.module.css'

interface Props {
  readonly form: Pick<Form<QuestionValues>, 'values' | 'set'>
  readonly run: QuestionRunView
}

/** Which picture is drawn of the answer, and of which of its columns. */
export function ChartTools({ form: { values, set }, run }: Props) {
  const t = useText()
  const columns = run.columns.map(({ name }) => name)
  const numbers = numbersOf(run)
  const choose = (kind: string) => {
    set('kind', kind)
    if (kind === 'table') return
    // what can be told from the answer needs no choice
    if (!columns.includes(values.x)) set('x', columns.find((name) => !numbers.includes(name)) ?? columns[0] ?? '')
    if (!numbers.includes(values.first)) set('first', numbers[0] ?? '')
    if (!numbers.includes(values.second)) set('second', '')
  }
  return (
    <div className={classes.chartTools}>
      <Select
        label={t('analysis.shown_as')}
        clearable={false}
        value={values.kind}
        onChange={(option) => choose(option?.value ?? 'table')}
        options={CHART_KINDS.map((kind) => ({ value: kind, label: t(`analysis.chart_${kind}`) }))}
      />
      {values.kind !== 'table' && (
        <>
          <Column label={t('analysis.chart_x')} value={values.x} names={columns} onChange={(name) => set('x', name)} />
          <Column
            label={t('analysis.chart_y')}
            value={values.first}
            names={numbers}
            onChange={(name) => set('first', name)}
          />
          <Column
            label={t('analysis.chart_y2')}
            value={values.second}
            names={numbers.filter((name) => name !== values.first)}
            onChange={(name) => set('second', name)}
            isOptional
          />
        </>
      )}
    </div>
  )
}

interface ColumnProps {
  readonly label: string
  readonly value: string
  readonly names: readonly string[]
  readonly onChange: (name: string) => void
  readonly isOptional?: boolean
}

function Column({ label, value, names, onChange, isOptional = false }: ColumnProps) {
  return (
    <Select
      label={label}
      clearable={isOptional}
      value={value === '' ? null : value}
      shown={value}
      onChange={(option) => onChange(option?.value ?? '')}
      options={names.map((name) => ({ value: name, label: name }))}
    />
  )
}
