import type { Translate } from './messages.ts'

/** The parts of a problem response (RFC 9457) that its message uses. */
export interface Problem {
  code: string
  params?: Readonly<Record<string, string | number>>
}

/**
 * Returns the message of a refusal: `<feature>.errors.<code>` of the given features, else `errors.<code>`, else a
 * general sentence. `title` and `detail` of a problem are only for logs.
 */
export function problemMessage(t: Translate, problem: Problem, features: readonly string[] = []): string {
  for (const feature of features) {
    const text = t.find(`${feature}.errors.${problem.code}`, problem.params)
    if (text !== undefined) return text
  }
  return t.find(`errors.${problem.code}`, problem.params) ?? t('errors.internal')
}

/** The message of one field's error. A text shorter than one character counts as missing. */
export function fieldErrorMessage(
  t: Translate,
  { code, params }: Problem,
  features: readonly string[] = [],
): string {
  if (code === 'too_small' && params?.['min'] === 1) return t('errors.required')
  for (const place of [...features.map((feature) => `${feature}.errors`), 'errors']) {
    const text = t.find(`${place}.${code}`, params)
    if (text !== undefined) return text
  }
  return t('errors.field_invalid')
}
