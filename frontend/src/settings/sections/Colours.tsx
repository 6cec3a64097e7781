import { useId } from 'react'
import { useColours } from '../../app/session/useColours.ts'
import { useText } from '../../i18n/useText.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { PALETTES, stepsOf } from '../../ui/theme/tokens.ts'
import classes from './colours.module.css'

const FULL = 6

/** THM-01: palette, and light, dark or as the system has it; both at once on the page. */
export function Colours() {
  const t = useText()
  const { palette, scheme, choose } = useColours()
  const name = useId()
  return (
    <>
      <fieldset>
        <legend className={classes.legend}>{t('settings.palette')}</legend>
        <div className={classes.palettes}>
          {PALETTES.map((value) => (
            <label key={value} className={classes.palette}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={value === palette}
                onChange={() => choose({ palette: value })}
              />
              <span className={classes.crayon} style={{ background: stepsOf(value)[FULL] }} />
              {t(`settings.palette_${value}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <RadioGroup
        label={t('shell.theme')}
        value={scheme}
        onChange={(chosen) => choose({ scheme: chosen })}
        options={[
          { value: 'light', label: t('shell.scheme_light') },
          { value: 'dark', label: t('shell.scheme_dark') },
          { value: 'auto', label: t('shell.scheme_auto') },
        ]}
      />
    </>
  )
}
