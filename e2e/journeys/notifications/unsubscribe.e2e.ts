import { expect, expectAccessible, photograph, test } from '../../support/fixtures.ts'
import { aMember, createAddress, createCaller, waitForMail } from '../../support/people.ts'
import { anOwnedApp, createName, publishAll } from '../../support/studio.ts'

const HOUR_S = 3_600

test('unsubscribing from a mail: its link switches reminders off, and the next one is not mailed', async ({
  page,
  foyer,
}, info) => {
  test.slow()
  const app = await anOwnedApp(foyer, createName(info, 'mails'))
  const { call } = app.owner
  const { page_id } = await call('pages.createPage', {
    parent_id: null,
    content_type: 'article',
    title: 'Long run',
  })
  await publishAll(call)
  const email = createAddress('reader', info.testId)
  const member = await aMember(foyer, email, 'Ines Duarte', app.slug)
  const now = Date.now()
  await member.call('notifications.updateSettings', {
    is_starting_now_reminder: true,
    is_quiet_hours: false,
  })
  const plan = (hours: number) =>
    member.call('schedule.scheduleItem', {
      item_id: page_id,
      date: new Date(now + hours * HOUR_S * 1000).toISOString(),
      is_all_day: false,
    })
  await expect(() => plan(2)).toPass({ timeout: 20_000 })
  await plan(5)
  const countMails = async () =>
    (await createCaller(foyer)('team.listMailbox', { to: email, limit: 20 })).messages.filter(
      ({ subject }) => subject === 'Long run starts now',
    ).length

  await test.step('a reminder by mail has a link', async () => {
    await call('apps.moveClock', { forward_seconds: 2 * HOUR_S + 120 })
    const { text_body } = await waitForMail(foyer, email, /Long run starts now/)
    const link = /https?:\/\/\S+\/unsubscribe/.exec(text_body)?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Emails from Harbour Strength' })).toBeVisible()
    await expect(page.getByText('r•••@members.example')).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'member-unsubscribe')
  })

  await test.step('it switches off this kind alone, and opening it again shows so', async () => {
    await page.getByRole('button', { name: 'Unsubscribe from reminders' }).click()
    await expect(page.getByText('You’ve been unsubscribed from reminders.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('switch', { name: /^Reminders/ })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: /^Messages/ })).toBeChecked()
  })

  await test.step('the next reminder is in the app and not mailed', async () => {
    await call('apps.moveClock', { forward_seconds: 3 * HOUR_S })
    const readCount = async () =>
      (await member.call('notifications.listNotifications', {})).notifications.filter(
        ({ kind }) => kind === 'starting_now',
      ).length
    await expect.poll(readCount, { timeout: 20_000 }).toBe(2)
    expect(await countMails()).toBe(1)
  })
})
