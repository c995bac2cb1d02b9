import type { Translate } from './messages.ts'

/** The parts of a problem answer (RFC 9457) from which its words are made. */
export interface Problem {
  code: string
  params?: Readonly<Record<string, string | number>>
}

/**
 * The words for a refusal: `<feature>.errors.<code>` of the given features, else `errors.<code>`, else the general
 * sentence. Clients show this; `title` and `detail` of a problem are for logs.
 */
export function problemMessage(t: Translate, problem: Problem, features: readonly string[] = []): string {
  for (const feature of features) {
    const text = t.find(`${feature}.errors.${problem.code}`, problem.params)
    if (text !== undefined) return text
  }
  return t.find(`errors.${problem.code}`, problem.params) ?? t('errors.internal')
}
