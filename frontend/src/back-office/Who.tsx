import { useText } from '../i18n/useText.ts'

/** Who did something, as the back office reads it: a person or an admin by name, or that nobody had to. */
export function Who({ actor }: { readonly actor: string }) {
  const t = useText()
  return actor.startsWith('system:') ? t('back_office.by_itself') : actor
}
