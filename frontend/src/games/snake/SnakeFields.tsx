import type { SnakeSetup } from '@kredka/contracts/games/snake/play'
import { CLASSIC_EDGES, SPEED_FIRST, SPEEDS_MAX } from '@kredka/contracts/games/snake/rules'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { LatePart } from '../components/LatePart.tsx'
import type { FieldsProps } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'
import { setupOf } from './setup-of.ts'
import { loadLevels } from './useLevels.ts'

const picker = lateChunk(() => import('./LevelPicker.tsx'))

const MODES = ['classic', 'level'] as const
const SPEEDS = Array.from({ length: SPEEDS_MAX }, (_, n) => n + 1)

/** The endless game with its speed and edges, or a level; by the clock, or step by step. */
export function SnakeFields({ setup, onChange }: FieldsProps<SnakeSetup>) {
  const t = useText()
  const { pace } = setup
  const change = async (mode: SnakeSetup['mode']) => {
    if (mode === 'classic') return onChange({ mode, pace, speed: SPEED_FIRST, edges: 'closed' })
    const [first] = await loadLevels()
    if (first !== undefined) onChange(setupOf(first, pace))
  }
  return (
    <>
      <RadioGroup
        label={t('snake.mode')}
        value={setup.mode}
        onChange={(mode) => void change(mode)}
        options={MODES.map((value) => ({ value, label: t(`snake.mode_${value}`) }))}
      />
      {setup.mode === 'classic' ? (
        <>
          <Select
            label={t('snake.speed')}
            clearable={false}
            value={String(setup.speed)}
            options={SPEEDS.map((speed) => ({
              value: String(speed),
              label: t('snake.speed_option', { speed, count: speed }),
            }))}
            onChange={(option) => onChange({ ...setup, speed: Number(option?.value ?? setup.speed) })}
          />
          <RadioGroup
            label={t('snake.edges')}
            value={setup.edges}
            onChange={(edges) => onChange({ ...setup, edges })}
            options={CLASSIC_EDGES.map((value) => ({ value, label: t(`snake.edges_${value}`) }))}
          />
        </>
      ) : (
        <LatePart chunk={picker}>
          {({ LevelPicker }) => (
            <LevelPicker value={setup.level} pace={pace} onChange={(level) => onChange(setupOf(level, pace))} />
          )}
        </LatePart>
      )}
      <Checkbox checked={pace === 'steps'} onChange={(isOn) => onChange({ ...setup, pace: isOn ? 'steps' : 'clock' })}>
        {t('snake.steps_option')}
      </Checkbox>
    </>
  )
}
