import { sql, type Kysely } from 'kysely'

/**
 * An offer after sign-up belongs to apps for subscribers alone, and others no longer save one. Where it stood all the
 * same it never had an effect, so it goes without a change in the history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update apps set access = access || '{"prompt_purchase_post_sign_up": false}'
    where access @> '{"prompt_purchase_post_sign_up": true, "is_subscriber_only": false}'
  `.execute(db)
}
