import { expect, photograph, test } from '../../support/fixtures.ts'
import { aMember, createAddress, findLink, signInAs, waitForMail } from '../../support/people.ts'
import { anOwnedApp, createName, signInAtStudio } from '../../support/studio.ts'

test(
  'a coach reads a session of a member and comments on it, and the member reads that',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const { slug, url, owner } = await anOwnedApp(foyer, createName(info, 'coach'), { kit: 'strength' })
    const email = createAddress('coach', info.testId)
    const member = await aMember(foyer, email, 'Ines Duarte', slug)
    const { items } = await owner.call('pages.listPages', {})
    const workout = items.find(({ path }) => path === '/programs/hips-open')
    const workout_id = workout?.page_id ?? ''
    const session = await member.call('workouts.startSession', { id: workout_id, session_mode: 'list' })
    const [group] = session.workout.groups
    const [item] = group?.items ?? []
    await member.call('workouts.appendActivity', {
      id: workout_id,
      session_id: session.id,
      activity_id: crypto.randomUUID(),
      activity_type: 'set',
      workout_group_id: group?.id ?? null,
      workout_group_item_id: item?.uid ?? null,
      at: session.started_at,
      clock: `${Date.parse(session.started_at)}-0000-00c0ffee`,
      data: {
        row: 0,
        state: 'done',
        exercise_id: item?.exercise_page_id ?? null,
        amount: 12,
        unit: 'reps',
        weight: 24,
        weight_unit: 'kg',
        is_warm_up: false,
        rpe: 8,
        note: '',
      },
    })
    await member.call('workouts.finishSession', { id: workout_id, session_id: session.id })
    const { members } = await owner.call('members.listMembers', { term: 'Ines' })

    await test.step('the coach opens the session, comments on it, and corrects the comment', async () => {
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/members/${members[0]?.id ?? ''}`)
      await page.getByRole('link', { name: 'Training' }).click()
      await expect(page.getByText('24 kg × 12')).toBeVisible()
      await photograph(page, 'studio-member-training')
      await page.getByRole('button', { name: new RegExp(workout?.title ?? '') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('row', { name: /24 kg × 12/ })).toBeVisible()
      await dialog.getByLabel('Write a comment').fill('Good depth. Slower on the way dwon.')
      await dialog.getByRole('button', { name: 'Send comment' }).click()
      await expect(dialog.getByText('Good depth. Slower on the way dwon.')).toBeVisible()
      await expect(dialog.getByLabel('Write a comment')).toHaveValue('')
      await dialog.getByRole('button', { name: 'Edit comment' }).click()
      await dialog.getByLabel('Edit comment').fill('Good depth. Slower on the way down.')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Edited')).toBeVisible()
      await photograph(page, 'studio-member-session')
      await page.keyboard.press('Escape')
      await expect(page.getByText('1 comment')).toBeVisible()
    })

    await test.step('the member follows the mail to the session', async () => {
      const mail = await waitForMail(foyer, email, /commented on your session/)
      await signInAs(page, url, { email })
      await page.goto(findLink(mail))
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText('Good depth. Slower on the way down.')).toBeVisible()
      await photograph(page, 'workout-session-comment')
      await page.keyboard.press('Escape')
      await expect(page.getByText('1 comment')).toBeVisible()
      await expect(sheet).toBeHidden()
    })
  },
)
