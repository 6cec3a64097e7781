/**
 * Stands in the page itself, so that nothing a person does is lost before the application is there: it remembers what
 * was pressed and typed, and `main.tsx` does it again. Links lead where they lead.
 */
export interface Early {
  /** What was done until now, in its order; from then on the page is React's. */
  readonly take: () => readonly Deed[]
  /** The application will not come: the page says so, and forms and buttons are the browser's again. */
  readonly fail: () => void
}

/** Does one thing again. */
export type Deed = () => void

declare global {
  var kredkaEarly: Early | undefined
}

const PRESSED =
  'button, [role="button"], [role="tab"], [role="switch"], input:is([type="checkbox"], [type="radio"], [type="file"])'
const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']
const KINDS = ['click', 'input', 'keydown', 'submit'] as const
/** Stands on what was pressed until the page answers. */
const MARK = 'data-pressed'

const WORDS = {
  pl: ['Nie udało się wczytać całej strony: odnośniki działają, przyciski nie.', 'Wczytaj ponownie'],
  en: ['The page could not be loaded in full: its links work, its buttons do not.', 'Load again'],
} as const

/** @param root what the server drew @param wanted called at the first thing that needs the application */
export function listenEarly(root: HTMLElement, wanted: () => void): Early {
  const deeds: { readonly on: EventTarget; readonly kind: string; readonly again: Deed }[] = []
  const typed = new Map<Element, string>()
  /** A key that was taken as a choice sends no form. */
  let taken = false
  const remember = (on: EventTarget, kind: string, again: Deed) => {
    // who gets no answer presses again: it still counts once
    if (!deeds.some((deed) => deed.on === on && deed.kind === kind) || kind === 'keydown')
      deeds.push({ on, kind, again })
    wanted()
  }
  const hear = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLElement || target instanceof SVGElement) || !root.contains(target)) return
    if (event.type === 'click') click(event, target)
    if (event.type === 'input') type(target)
    if (event instanceof KeyboardEvent && KEYS.includes(event.key)) press(event, target)
    if (event.type === 'submit' && target instanceof HTMLFormElement) submit(event, target)
  }
  const click = (event: Event, target: Element) => {
    if (target.closest('a[href]') !== null) return
    const label = target.closest('label')
    const pressed = target.closest<HTMLElement>(PRESSED) ?? (label?.control?.matches(PRESSED) === true ? label : null)
    if (pressed !== null) {
      event.preventDefault()
      event.stopImmediatePropagation()
      pressed.setAttribute(MARK, '')
    }
    const on = pressed ?? target
    remember(on, 'click', () => {
      on.removeAttribute(MARK)
      if (on instanceof HTMLElement) on.click()
    })
  }
  const type = (field: Element) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) typed.set(field, field.value)
    remember(field, 'input', () => typeAgain(field, typed.get(field) ?? ''))
  }
  const press = ({ key, code, shiftKey }: KeyboardEvent, target: Element) => {
    const again = { key, code, shiftKey, bubbles: true, cancelable: true }
    remember(target, 'keydown', () => {
      taken = !target.dispatchEvent(new KeyboardEvent('keydown', again)) && key === 'Enter'
    })
  }
  const submit = (event: Event, form: HTMLFormElement) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    remember(form, 'submit', () => {
      wake(form)
      if (!taken) form.requestSubmit()
      taken = false
    })
  }
  for (const kind of KINDS) document.addEventListener(kind, hear, { capture: true })
  const stop = () => {
    for (const kind of KINDS) document.removeEventListener(kind, hear, { capture: true })
  }
  return {
    take() {
      stop()
      const focused = document.activeElement
      const focus = () => void focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      const inside = focused !== null && focused !== document.body && root.contains(focused)
      return [...(inside ? [focus] : []), ...deeds.map(({ again }) => again)]
    },
    fail() {
      stop()
      for (const pressed of root.querySelectorAll(`[${MARK}]`)) pressed.removeAttribute(MARK)
      document.body.prepend(noticeOf())
    },
  }
}

/** A part that React has not taken over yet is taken over at once where a key is released in it. */
function wake(part: Element): void {
  part.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
}

/** React hears of a value only where it differs from the one it knows, which is asked of the element's own property. */
function typeAgain(field: Element, typed: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  if (!(field instanceof kind)) return
  // React empties a field that it draws anew before it has heard of what was typed
  const value = field.value === '' ? typed : field.value
  const { selectionStart, selectionEnd } = field
  wake(field)
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function noticeOf(): HTMLElement {
  const [words, again] = WORDS[document.documentElement.lang === 'en' ? 'en' : 'pl']
  const notice = document.createElement('p')
  notice.className = 'unloaded'
  notice.setAttribute('role', 'alert')
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = again
  notice.append(`${words} `, link)
  return notice
}
