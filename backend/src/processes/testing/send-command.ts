import type { Command } from '@kredka/contracts/kernel/endpoints'
import type { TestPerson } from './people.ts'
import type { TestSite } from './test-site.ts'

/** What a command that must go through answers. */
export async function sendCommand<A = { readonly id: string }>(
  site: TestSite,
  { headers }: Pick<TestPerson, 'headers'>,
  { path }: Command,
  body: unknown,
): Promise<A> {
  const response = await fetch(`${site.url}${site.config.api_base}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`POST ${path} answered ${response.status}: ${text}`)
  const { data } = JSON.parse(text) as { data: A }
  return data
}
