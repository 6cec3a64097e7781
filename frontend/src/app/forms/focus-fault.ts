const FAULTY = '[data-invalid] :is(input, textarea, button), [aria-invalid="true"]'

/** Puts the focus on the first field with a fault, once the faults are drawn. */
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(FAULTY)?.focus())
}
