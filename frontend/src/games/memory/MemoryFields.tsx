import type { MemorySetup } from '@kredka/contracts/games/memory/play'
import { MEMORY_SIZES } from '@kredka/contracts/games/memory/rules'
import { SETS } from '@kredka/contracts/games/memory/sets/sets'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import type { FieldsProps } from '../game.ts'

/** Which board, and which words on it. */
export function MemoryFields({ setup, onChange }: FieldsProps<MemorySetup>) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <RadioGroup
        label={t('memory.size')}
        value={setup.size}
        onChange={(size) => onChange({ ...setup, size })}
        options={MEMORY_SIZES.map((value) => ({ value, label: value.replace('x', ' × ') }))}
      />
      <Select
        label={t('memory.set')}
        clearable={false}
        value={setup.set}
        options={SETS.map((one) => ({ value: one.id, label: one[language] }))}
        onChange={(option) => onChange({ ...setup, set: option?.value ?? setup.set })}
      />
    </>
  )
}
