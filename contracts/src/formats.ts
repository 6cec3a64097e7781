import { isName } from './accounts/names.ts'
import { isTypedEmail, passwordFaults } from './accounts/rules.ts'
import { isTime } from './availability/rules.ts'
import { isBankAccount, isMeetingLink } from './settings/rules.ts'

/** The product's own JSON Schema formats; every validator, in the server and in the browser, knows them. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'kredka-email': isTypedEmail,
  'kredka-password': (text) => passwordFaults(text).length === 0,
  'kredka-name': isName,
  'kredka-time': isTime,
  'kredka-meeting-link': isMeetingLink,
  'kredka-bank-account': isBankAccount,
}
