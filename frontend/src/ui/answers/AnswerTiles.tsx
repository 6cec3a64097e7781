import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { AnswerTile, type TileState } from './AnswerTile.tsx'
import classes from './answer-tile.module.css'
import { placeOfKey, stepOfKey } from './tile-keys.ts'
import type { AnswerVerdict } from './verdict.ts'

export interface AnswerOption {
  /** The option's own number, which stays when options are shuffled. */
  readonly id: number
  readonly text: ReactNode
  /** Once it is judged. */
  readonly verdict?: AnswerVerdict | undefined
}

interface Props {
  /** Name of the group: what is asked. */
  readonly label: string
  /** In the order in which they are shown; at most eight. */
  readonly options: readonly AnswerOption[]
  /** Ids of the chosen ones. */
  readonly chosen: readonly number[]
  /** Without it the answers are only to look at, as in a review. */
  readonly onChange?: (chosen: readonly number[]) => void
  /** Several may be chosen. */
  readonly multiple?: boolean
  /** Chosen and under way or judged: nothing can be changed, and nothing that has the focus loses it. */
  readonly locked?: boolean
  /**
   * Digits and letters also work while the focus is elsewhere on the page, but in a field. WCAG 2.1.4 asks for a way to
   * turn that off; within the group they always work.
   */
  readonly keysEverywhere?: boolean
  /** A choice is sent as it is made: arrows lead to an answer without choosing it. */
  readonly atOnce?: boolean
}

/** Answers to choose from: radio buttons, or checkboxes, under tiles; arrows, digits and letters lead to them. */
export function AnswerTiles({
  label,
  options,
  chosen,
  onChange,
  multiple = false,
  locked = false,
  keysEverywhere = false,
  atOnce = false,
}: Props) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const choose = (id: number) => {
    if (locked || onChange === undefined) return
    if (!multiple) onChange([id])
    else onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  const focus = (place: number) => group.current?.querySelectorAll('input')[place]?.focus()
  const chooseByKey = (event: Pick<KeyboardEvent, Pressed>) => {
    const place = placeOfKey(event)
    const option = place === null ? undefined : options[place]
    if (place === null || option === undefined) return
    event.preventDefault()
    focus(place)
    choose(option.id)
  }
  const move = (event: KeyboardEvent, step: number) => {
    const inputs: readonly EventTarget[] = [...(group.current?.querySelectorAll('input') ?? [])]
    const to = (inputs.indexOf(event.target) + step + options.length) % options.length
    event.preventDefault()
    focus(to)
    const option = options[to]
    if (!multiple && !atOnce && option !== undefined) choose(option.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event)
    if (step !== 0) move(event, step)
    else chooseByKey(event)
  }
  useKeysElsewhere(keysEverywhere && !locked && onChange !== undefined, group, chooseByKey)

  const tile = (option: AnswerOption, place: number, control?: ReactNode) => (
    <AnswerTile
      place={place}
      state={stateOf(option, chosen, locked)}
      control={control}
      multiple={multiple}
      locked={locked}
    >
      {option.text}
    </AnswerTile>
  )
  if (onChange === undefined) {
    return (
      <ul className={classes.tiles} aria-label={label}>
        {options.map((option, place) => (
          <li key={option.id}>{tile(option, place)}</li>
        ))}
      </ul>
    )
  }
  return (
    <fieldset
      ref={group}
      className={classes.tiles}
      role={multiple ? undefined : 'radiogroup'}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {options.map((option, place) => (
        <Fragment key={option.id}>
          {tile(
            option,
            place,
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              className="visually-hidden"
              checked={chosen.includes(option.id)}
              aria-disabled={locked || undefined}
              onChange={() => choose(option.id)}
            />,
          )}
        </Fragment>
      ))}
    </fieldset>
  )
}

function stateOf({ id, verdict }: AnswerOption, chosen: readonly number[], locked: boolean): TileState {
  if (verdict !== undefined) return verdict
  if (!chosen.includes(id)) return 'idle'
  return locked ? 'sent' : 'chosen'
}

type Pressed = 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'

/** Keys that nothing else wants: not those of a field, of the group itself or of an open dialog. */
function useKeysElsewhere(
  active: boolean,
  group: { readonly current: HTMLElement | null },
  onKey: (event: Pick<KeyboardEvent, Pressed>) => void,
): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    if (!active) return
    const listen = (event: globalThis.KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || !(target instanceof Element)) return
      if (group.current?.contains(target) === true) return
      if (target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null) return
      latest.current(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active, group])
}
