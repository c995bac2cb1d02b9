import { sql, type Kysely } from 'kysely'

/** Finds pages by their texts always through the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function pages_by_text(p_app uuid, p_tokens text[], p_patterns text[], p_gates text[], p_waiting text[],
      p_completed uuid[], p_type text, p_limit int)
    returns table (page_id uuid, content_type text, titles text)
    language sql stable security invoker set enable_seqscan = off set enable_indexscan = off as $$
      select found.page_id, found.content_type, found.titles
      from (
        select page.page_id, page.content_type, page.titles, page.text_words from page_search page
        where page.app_id = p_app and page.text_tokens @> p_tokens
          and (p_type is null or page.content_type = p_type)
          and (page.gate = any (p_gates) or page.gate = any (p_waiting) and page.page_id = any (p_completed))
          and not (page.title_tokens @> p_tokens and page.titles like all (p_patterns))
        limit p_limit
      ) found
      where found.text_words like all (p_patterns)
    $$`.execute(db)
  await sql`
    comment on function pages_by_text is
      'At most so many pages whose text has a term and whose titles do not, behind the given gates. The planner may only '
      'use the index: it assumes that long arrays, which are stored apart and compressed, cost nothing to compare.'
  `.execute(db)
}
