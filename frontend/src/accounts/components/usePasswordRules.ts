import { type PasswordFault, passwordFaults } from '@kredka/contracts/accounts/rules'
import { useText } from '../../i18n/useText.ts'
import type { PasswordRule } from '../../ui/fields/PasswordInput.tsx'

const RULES = ['too_short', 'no_digit', 'no_uppercase', 'no_symbol_and_not_long'] as const satisfies PasswordFault[]

/** The rules of section 5 in words, each with whether this password keeps it (ACC-07). */
export function usePasswordRules(password: string): readonly PasswordRule[] {
  const t = useText()
  const faults = passwordFaults(password)
  return RULES.map((rule) => ({ text: t(`accounts.rule_${rule}`), met: !faults.includes(rule) }))
}
