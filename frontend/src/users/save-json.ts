import { saveText } from '../kernel/save-text.ts'

/** Saves what is on the page as a file of JSON. */
export function saveJson(content: unknown, name: string): void {
  saveText(JSON.stringify(content, null, 2), name, 'application/json')
}
