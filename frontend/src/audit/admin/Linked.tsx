import { useTable } from '../../back-office/useTable.ts'
import { useText } from '../../i18n/useText.ts'
import { Chip } from '../../ui/Chip.tsx'

/** What links narrow a log to. */
export type LinkedName = 'stream' | 'actor' | 'person' | 'correlation' | 'admin' | 'type'

/** These words of the address, as a query asks by them; an empty one asks nothing. */
export function valuesOf<N extends string>(
  params: URLSearchParams,
  names: readonly N[],
): { readonly [K in N]?: string } {
  const given: { [K in N]?: string } = {}
  for (const name of names) {
    const value = params.get(name)
    if (value !== null && value !== '') given[name] = value
  }
  return given
}

/** What the log is narrowed to by a link; each can be taken away. */
export function LinkedChips({ names }: { readonly names: readonly LinkedName[] }) {
  const t = useText()
  const { params, change } = useTable()
  return names.map((name) => {
    const value = params.get(name)
    return (
      value !== null && (
        <Chip key={name} onRemove={() => change({ [name]: null })}>
          {`${t(`audit_admin.only_${name}`)}: ${value}`}
        </Chip>
      )
    )
  })
}
