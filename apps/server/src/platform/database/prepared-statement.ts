import { CompiledQuery, type QueryExecutorProvider } from 'kysely'

const names = new Map<string, string>()
const texts = new Map<string, string>()

/**
 * All statements that were declared: their texts by name.
 * @internal
 */
export function preparedStatements(): ReadonlyMap<string, string> {
  return texts
}

/** The name under which connections prepare a statement of this text; undefined for one that is parsed each time. */
export function preparedName(text: string): string | undefined {
  return names.get(text)
}

/**
 * Declares a statement that each connection parses once, under this name. Its text is constant: a list is one array
 * parameter (`= any($1)`).
 */
export function preparedStatement<Row>(
  name: string,
  text: string,
): (db: QueryExecutorProvider, values: readonly unknown[]) => Promise<Row[]> {
  if (texts.has(name)) throw new Error(`Two statements are named "${name}".`)
  if (names.has(text)) throw new Error(`"${name}" has the text of "${names.get(text)}".`)
  texts.set(name, text)
  names.set(text, name)
  return async (db, values) => {
    const { rows } = await db
      .getExecutor()
      .executeQuery<Row>(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)
    return rows
  }
}
