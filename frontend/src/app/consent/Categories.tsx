import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Stack } from '../../ui/layout.tsx'
import classes from './categories.module.css'
import { CATEGORIES, type Category } from './preference.ts'

export type Granted = Readonly<Record<Category, boolean>>

interface Props {
  readonly granted: Granted
  readonly onChange: (granted: Granted) => void
}

/** The kinds of cookies, each with what it is for; the necessary ones cannot be denied. */
export function Categories({ granted, onChange }: Props) {
  const t = useText()
  const words = (kind: Category | 'necessary') => (
    <>
      <span className={classes.name}>{t(`consent.${kind}`)}</span>
      <span className={classes.about}>{t(`consent.${kind}_about`)}</span>
    </>
  )
  return (
    <fieldset className={classes.set}>
      <legend className="visually-hidden">{t('consent.kinds')}</legend>
      <Stack space={3}>
        <Checkbox checked disabled onChange={() => undefined}>
          {words('necessary')}
        </Checkbox>
        {CATEGORIES.map((category) => (
          <Checkbox
            key={category}
            name={category}
            checked={granted[category]}
            onChange={(checked) => onChange({ ...granted, [category]: checked })}
          >
            {words(category)}
          </Checkbox>
        ))}
      </Stack>
    </fieldset>
  )
}
