import type { ControlDb } from '#platform/database/app-db.ts'

/** What an account pays for; a group thread needs `pro`. */
export type AccountPlan = 'free' | 'pro'

/** Returns the plan of an account. */
export async function findAccountPlan(control: ControlDb, account_id: string): Promise<AccountPlan> {
  const row = await control
    .selectFrom('accounts')
    .select('plan')
    .where('id', '=', account_id)
    .executeTakeFirst()
  return row?.plan === 'free' ? 'free' : 'pro'
}
