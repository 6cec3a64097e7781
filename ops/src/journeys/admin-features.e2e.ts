import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  ask: 'settings.beta_ask',
  on: 'settings.beta_state_granted',
  byLot: 'settings.beta_by_lot',
  change: 'users.rollout_change',
  share: 'users.rollout_share',
  people: 'users.rollout_people',
  shareOf: 'users.rollout_share_of',
  reason: 'users.rollout_reason',
})

test('ADM-02 ACC-11 staff turn a feature on for everybody, and take that back; people see it and why', async ({
  page,
  language,
  outbox,
  another,
}) => {
  const t = TEXTS[language]
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto('/settings/beta')
  await expect(page.getByRole('button', { name: t.ask })).toBeVisible()

  const office = await another()
  await enterBackOffice(office, DEMO_ADMIN)
  await office.goto('/adminero/features')
  const decide = async (mode: string, share: string | null, reason: string) => {
    await office.getByRole('button', { name: t.change }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel(mode, { exact: true }).check()
    if (share !== null) await dialog.getByLabel(t.shareOf).fill(share)
    await dialog.getByRole('button', { name: t.change }).click()
    // without a reason nothing is decided
    await expect(dialog.getByLabel(t.reason)).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(t.reason).fill(reason)
    await expectAccessible(office)
    await dialog.getByRole('button', { name: t.change }).click()
    await expect(dialog).toBeHidden()
    await expect(office.getByText(reason)).toBeVisible()
  }
  await decide(t.share, '100', 'Nikt nie zgłosił błędu.')
  await expect(page.getByText(t.byLot)).toBeVisible()
  await expect(page.getByText(t.on, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t.ask })).toBeHidden()

  await decide(t.people, null, 'Jednak jeszcze próbujemy.')
  await expect(page.getByRole('button', { name: t.ask })).toBeVisible()
})
