import { sql, type Kysely } from 'kysely'

/**
 * What members saw before each release. Of those that stand already it is the one that somebody went back to after the
 * release before them, else that one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table releases add column base_number integer`.execute(db)
  await sql`
    update releases made set base_number = coalesce(
      (
        select back.number
        from release_switches went
        join releases back on back.app_id = went.app_id and back.id = went.release_id
        join releases earlier on earlier.app_id = went.app_id and earlier.number = made.number - 1
        where went.app_id = made.app_id and back.number < made.number
          and went.switched_at between earlier.created_at and made.created_at
        order by went.id desc
        limit 1
      ),
      made.number - 1
    )
    where made.number > 1
  `.execute(db)
}
