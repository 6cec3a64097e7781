import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { CHAT_WORDS, conversation, timesOnServer, userIdOn } from '../testing/browser/chat.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'

const SEND = '**/api/chats/message'
/** A cut connection is an error that the console tells of. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|WebSocket connection/

test.beforeEach(({ faults }) => faults.allow(CUT))

/** A new student's conversation with the demo teacher, and the id of that one. */
async function begun({
  page,
  outbox,
  language,
}: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'outbox' | 'language'>) {
  await logInAs(page, DEMO_TEACHER)
  const peer = await userIdOn(page)
  await page.context().clearCookies()
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto(`/chats?user=${peer}`)
  const t = CHAT_WORDS[language]
  const open = conversation(page, t)
  await expect(open.field).toBeVisible()
  return { peer, t, ...open }
}

test(
  'CHT-01 a connection cut after the server took the message: it is sent again and stands there once',
  ONCE,
  async ({ page, outbox, language }) => {
    const { peer, t, write, line } = await begun({ page, outbox, language })
    let cuts = 0
    // the route stays to the end: one that is taken away under an answer on its way fails
    let isCut = true
    await page.route(SEND, async (route) => {
      if (!isCut) return route.fallback()
      await route.fetch()
      cuts += 1
      await route.abort('connectionfailed')
    })
    await write('Czy jest wolny termin w czwartek?')
    await expect(page.getByText(t.sending)).toBeVisible()
    await expect.poll(() => cuts).toBeGreaterThan(0)
    isCut = false
    await expect(page.getByText(t.sent, { exact: true })).toBeVisible()
    await expect(line('Czy jest wolny termin w czwartek?')).toHaveCount(1)
    await expect.poll(() => timesOnServer(page, peer, 'Czy jest wolny termin w czwartek?')).toBe(1)
  },
)

test('CHT-01 what is written without a connection waits, survives a reload and goes when the connection is back', async ({
  page,
  outbox,
  language,
}) => {
  const { peer, t, write, line } = await begun({ page, outbox, language })
  await page.context().setOffline(true)
  await write('Piszę z pociągu')
  await expect(page.getByText(t.later)).toBeVisible()
  await expect(line('Piszę z pociągu')).toBeVisible()
  // the page comes again while sending still fails: another page of the site sends it in the end
  await page.route(SEND, (route) => route.abort('connectionfailed'))
  await page.context().setOffline(false)
  await page.reload()
  await expect(line('Piszę z pociągu')).toHaveCount(1)
  await expect(page.getByText(t.sending)).toBeVisible()
  await page.unroute(SEND)
  await page.goto('/dashboard')
  await expect.poll(() => timesOnServer(page, peer, 'Piszę z pociągu')).toBe(1)
  await page.goto(`/chats?user=${peer}`)
  await expect(line('Piszę z pociągu')).toHaveCount(1)
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible()
})

test('CHT-01 a refused message stays with its reason, is sent again on demand, or gives its words back', async ({
  page,
  outbox,
  language,
}) => {
  const { peer, t, write, line, field } = await begun({ page, outbox, language })
  await page.route(SEND, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'CHAT_NEEDS_TEACHER', message: 'refused' } }),
    }),
  )
  await write('Pierwsza próba')
  await expect(page.getByText(t.notSent)).toBeVisible()
  await page.getByRole('button', { name: t.discard }).click()
  await expect(line('Pierwsza próba')).toHaveCount(0)
  await expect(field).toHaveValue('Pierwsza próba')
  await write('Druga próba')
  await expect(page.getByText(t.notSent)).toBeVisible()
  await page.unroute(SEND)
  await page.getByRole('button', { name: t.retry }).click()
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible()
  await expect.poll(() => timesOnServer(page, peer, 'Druga próba')).toBe(1)
})

test(
  'CHT-01 two tabs agree: the draft, the message once in both, and what was seen',
  ONCE,
  async ({ page, outbox, language }) => {
    const { peer, t, field, line, send } = await begun({ page, outbox, language })
    const second = await page.context().newPage()
    await second.goto(`/chats?user=${peer}`)
    const other = conversation(second, t)
    await field.fill('Zaczęte tutaj')
    await expect(other.field).toHaveValue('Zaczęte tutaj')
    await page.reload()
    await expect(field).toHaveValue('Zaczęte tutaj')
    await send.click()
    for (const { line: inTab } of [{ line }, other]) await expect(inTab('Zaczęte tutaj')).toHaveCount(1)
    await expect(other.field).toHaveValue('')
    await expect(second.getByText(t.turn)).toBeVisible()
    await expect.poll(() => timesOnServer(page, peer, 'Zaczęte tutaj')).toBe(1)
  },
)

test('CHT-01 what is seen in one tab is seen in the other', ONCE, async ({ page, language }) => {
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  const unread = /(nieprzeczytan|unread message)/
  await expect(page.getByRole('region', { name: unread })).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/chats')
  const rows = second.getByRole('link', { name: language === 'pl' ? /nieprzeczytan/ : /unread/ })
  await rows.filter({ hasText: /W takim razie/ }).click()
  await expect(page.getByRole('region', { name: unread })).toBeHidden()
})
