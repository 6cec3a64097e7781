import { useEffect, useState } from 'react'

export interface Option {
  readonly value: string
  readonly label: string
  /** A second line: the voivodeship of a city. */
  readonly about?: string
}

export interface OptionSource {
  /** A list at hand, filtered here: case-insensitive substring of the label (section 5). */
  readonly options?: readonly Option[]
  /** Or a search: called with what was typed. Its errors are silent (section 8). */
  readonly load?: (query: string, signal: AbortSignal) => Promise<readonly Option[]>
  /** Characters before `load` is asked. Default 1. */
  readonly minChars?: number
  /** Default 0 ms. */
  readonly debounceMs?: number
  /** What was typed may stand as it is: the option for it, the last of a list at hand. */
  readonly free?: (typed: string) => Option
}

export interface Options {
  /** `short`: too little was typed to search. */
  readonly status: 'short' | 'loading' | 'ready'
  readonly options: readonly Option[]
}

/** The options of a dropdown for what was typed; asks only while it is open. */
export function useOptions(source: OptionSource, query: string, open: boolean): Options {
  const { options, load, minChars = 1, debounceMs = 0 } = source
  const [found, setFound] = useState<{ readonly query: string; readonly options: readonly Option[] } | null>(null)
  const asked = query.trim()
  const enough = asked.length >= minChars

  useEffect(() => {
    if (load === undefined || !open || !enough) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await load(asked, controller.signal).catch(() => [])
      if (!controller.signal.aborted) setFound({ query: asked, options: answer })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load, asked, enough, open, debounceMs])

  if (load === undefined) {
    const needle = asked.toLocaleLowerCase()
    const shown = (options ?? []).filter(({ label }) => label.toLocaleLowerCase().includes(needle))
    const free = asked === '' || optionNamed(shown, asked) !== undefined ? undefined : source.free?.(asked)
    return { status: 'ready', options: free === undefined ? shown : [...shown, free] }
  }
  if (!enough) return { status: 'short', options: [] }
  if (found?.query !== asked) return { status: 'loading', options: found?.options ?? [] }
  return { status: 'ready', options: found.options }
}

/** The option that is called exactly so. */
export function optionNamed(options: readonly Option[], name: string): Option | undefined {
  return options.find(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase())
}
