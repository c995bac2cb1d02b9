import { sql, type Kysely } from 'kysely'

/** The app's account at Rewardful: where it is set, referrals of orders go to the payment provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table apps add column platform_rewardful_slug text not null default ''`.execute(db)
  await sql`create index orders_by_referral on orders (app_id, lower(referral)) where referral is not null`.execute(
    db,
  )
}
