import { HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { LEVEL_SIDE_MAX, LEVEL_SIDE_MIN, readMap } from '@kredka/contracts/games/snake/level'
import { SPEEDS_MAX } from '@kredka/contracts/games/snake/rules'
import type { LevelContent } from '@kredka/contracts/levels/content'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { resized } from '../drawing.ts'
import classes from './editor.module.css'

const SIDES = numbersTo(LEVEL_SIDE_MIN, LEVEL_SIDE_MAX)
const SPEEDS = numbersTo(1, SPEEDS_MAX)

interface Props {
  readonly level: LevelContent
  readonly onChange: (level: LevelContent) => void
}

/** What holds for the whole level: its size, where the snake heads first, how fast, and which edges let it through. */
export function LevelSettings({ level, onChange }: Props) {
  const t = useText()
  const { columns, rows } = readMap(level.map) ?? { columns: LEVEL_SIDE_MIN, rows: LEVEL_SIDE_MIN }
  return (
    <Stack space={3}>
      <div className={classes.sizes}>
        <Select
          label={t('levels.columns')}
          clearable={false}
          value={String(columns)}
          options={SIDES}
          onChange={(option) => onChange(resized(level, Number(option?.value ?? columns), rows))}
        />
        <Select
          label={t('levels.rows')}
          clearable={false}
          value={String(rows)}
          options={SIDES}
          onChange={(option) => onChange(resized(level, columns, Number(option?.value ?? rows)))}
        />
        <Select
          label={t('snake.speed')}
          clearable={false}
          value={String(level.speed)}
          options={SPEEDS}
          onChange={(option) => onChange({ ...level, speed: Number(option?.value ?? level.speed) })}
        />
        <Select
          label={t('levels.heading')}
          clearable={false}
          value={level.heading}
          options={HEADINGS.map((value) => ({ value, label: t(`levels.heading_${value}`) }))}
          onChange={(option) => {
            const heading = HEADINGS.find((one) => one === option?.value)
            if (heading !== undefined) onChange({ ...level, heading })
          }}
        />
      </div>
      <fieldset className={classes.edges}>
        <legend>{t('levels.edges')}</legend>
        {HEADINGS.map((edge, n) => (
          <Checkbox
            key={edge}
            checked={((level.open_edges >> n) & 1) === 1}
            onChange={() => onChange({ ...level, open_edges: level.open_edges ^ (1 << n) })}
          >
            {t(`levels.edge_${edge}`)}
          </Checkbox>
        ))}
      </fieldset>
    </Stack>
  )
}

function numbersTo(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, n) => ({ value: String(first + n), label: String(first + n) }))
}
