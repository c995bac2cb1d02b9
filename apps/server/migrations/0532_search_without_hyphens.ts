import { sql, type Kysely } from 'kysely'
import { listTitleForms, listTitleTokens } from '@foyer/domain/search'
import { acrossApps } from '../src/platform/database/schema.ts'
import { toTitleLines } from '../src/platform/database/search.ts'

type Row = { app_id: string; id: string; title: string }

/** Finds titles with hyphens also without them. Texts follow when they are saved or published the next time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossApps(db, 'page_search', () => acrossApps(db, 'pages', () => addForms(db)))
}

/** Live pages whose title differs from the draft's follow with their next publish. */
async function addForms(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<Row>`select app_id, id, title from pages where title ~ '[-\u2010\u2011]'`.execute(db)
  const changed = rows.flatMap(({ title, ...key }) => {
    const forms = listTitleForms(title)
    if (forms.length === 1) return []
    const [, line = ''] = toTitleLines([title]).split('\n')
    return [{ ...key, line: `\n${line}\n`, lines: toTitleLines([title]), tokens: listTitleTokens(forms) }]
  })
  const changes = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
    as row (app_id uuid, id uuid, line text, lines text, tokens text[])`
  await sql`
    update pages set search_titles = row.lines,
      search_grams = array(select unnest(pages.search_grams) union select unnest(row.tokens))
    from ${changes} where pages.app_id = row.app_id and pages.id = row.id
  `.execute(db)
  await sql`
    update page_search set titles = replace(titles, row.line, row.lines),
      title_tokens = array(select unnest(title_tokens) union select unnest(row.tokens))
    from ${changes}
    where page_search.app_id = row.app_id and page_id = row.id and strpos(titles, row.line) > 0
  `.execute(db)
}
