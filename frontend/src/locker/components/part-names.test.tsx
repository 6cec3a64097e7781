import { PART_KIND_NAMES, PART_KINDS } from '@kredka/contracts/locker/parts'
import { screen } from '@testing-library/react'
import { useText } from '../../i18n/useText.ts'
import { show } from '../../ui/testing/show.tsx'
import { partName } from './part-names.ts'

function Names() {
  const t = useText()
  return PART_KIND_NAMES.map((kind) => (
    <ul key={kind} aria-label={kind}>
      {Array.from({ length: PART_KINDS[kind].count }, (_, n) => partName(t, kind, n + 1)).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ))
}

test.each(['pl', 'en'] as const)('GAM-05 NAV-04 every part of an avatar has a name of its own in %s', (language) => {
  show(<Names />, { language })
  for (const kind of PART_KIND_NAMES) {
    const names = [...screen.getByRole('list', { name: kind }).children].map(({ textContent }) => textContent)
    expect(new Set(names).size).toBe(PART_KINDS[kind].count)
  }
})
