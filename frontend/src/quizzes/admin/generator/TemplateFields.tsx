import { DIRECTIONS, OPERATIONS, PAIRS_MAX, QUANTITIES, RANGE_MAX, UNITS } from '@kredka/contracts/quizzes/generator'
import type { Form } from '../../../app/forms/useForm.ts'
import type { TextId } from '../../../i18n/text-ids.ts'
import { useText } from '../../../i18n/useText.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import classes from './generator.module.css'
import { leastOfRange, type RangeName, type Setup } from './setup.ts'

interface Props {
  readonly form: Form<Setup>
}

export function ArithmeticFields({ form: { values, set, fault }, form }: Props) {
  const t = useText()
  return (
    <>
      <Field label={t('question_generator.operations')} error={fault('operations')} group>
        {() => (
          <div className={classes.checks}>
            {OPERATIONS.map((one) => (
              <Checkbox
                key={one}
                checked={values.operations.includes(one)}
                onChange={(on) => set('operations', toggled(OPERATIONS, values.operations, one, on))}
              >
                {t(`question_generator.operation_${one}`)}
              </Checkbox>
            ))}
          </div>
        )}
      </Field>
      <RangeFields form={form} name="first" label="question_generator.first" />
      <RangeFields form={form} name="second" label="question_generator.second" />
      <Checkbox checked={values.negatives} onChange={(negatives) => set('negatives', negatives)}>
        {t('question_generator.negatives')}
      </Checkbox>
    </>
  )
}

export function UnitsFields({ form }: Props) {
  const t = useText()
  const { values, set, fault } = form
  const all = QUANTITIES.flatMap((quantity) => Object.keys(UNITS[quantity]))
  return (
    <>
      {QUANTITIES.map((quantity, n) => (
        <Field
          key={quantity}
          label={t(`question_generator.quantity_${quantity}`)}
          error={n === 0 ? fault('units') : undefined}
          group
        >
          {() => (
            <div className={classes.checks}>
              {Object.keys(UNITS[quantity]).map((unit) => (
                <Checkbox
                  key={unit}
                  checked={values.units.includes(unit)}
                  onChange={(on) => set('units', toggled(all, values.units, unit, on))}
                >
                  {unit}
                </Checkbox>
              ))}
            </div>
          )}
        </Field>
      ))}
      <RangeFields form={form} name="values" label="question_generator.values" />
    </>
  )
}

export function VocabularyFields({ form: { values, set, field } }: Props) {
  const t = useText()
  return (
    <>
      <Textarea
        label={t('question_generator.pairs')}
        hint={t('question_generator.pairs_hint')}
        rows={8}
        max={PAIRS_MAX}
        {...field('pairs')}
      />
      <RadioGroup
        label={t('question_generator.direction')}
        options={DIRECTIONS.map((one) => ({ value: one, label: t(`question_generator.direction_${one}`) }))}
        value={values.direction}
        onChange={(one) => set('direction', one)}
      />
    </>
  )
}

function RangeFields({ form, name, label }: Props & { readonly name: RangeName; readonly label: TextId }) {
  const t = useText()
  const bounds = { min: leastOfRange(name), max: RANGE_MAX }
  const part = t(label)
  return (
    <div className={classes.pair}>
      <NumberField label={t('question_generator.from', { part })} {...bounds} {...form.field(`${name}_from`)} />
      <NumberField label={t('question_generator.to', { part })} {...bounds} {...form.field(`${name}_to`)} />
    </div>
  )
}

/** In the order in which all of them stand. */
function toggled<T extends string>(all: readonly T[], chosen: readonly T[], one: T, on: boolean): readonly T[] {
  return all.filter((other) => (other === one ? on : chosen.includes(other)))
}
