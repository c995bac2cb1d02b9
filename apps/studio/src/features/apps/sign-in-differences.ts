import type { Translate } from '@foyer/i18n'
import type { Disagreement } from '../../platform/parts/two-versions.tsx'
import type { SignInValues } from './sign-in-values.ts'

const METHODS = ['default', 'passwordless', 'google', 'apple'] as const

/** The settings of which two people want different things, in words. */
export function signInDifferences(t: Translate, mine: SignInValues, theirs: SignInValues): Disagreement[] {
  const turned = (is_on: boolean): string => t(is_on ? 'studio.conflict.on' : 'studio.conflict.off')
  const said = (text: string): string => text.trim() || t('studio.conflict.nothing')
  const wordsOf = (values: SignInValues): Disagreement['mine'][] => [
    ...METHODS.map((method) => turned(values.methods[method])),
    turned(values.is_sign_up_open),
    said(values.domains.split('\n').join(', ')),
    said(values.sign_up_text),
  ]
  const labels = [
    ...METHODS.map((method) => t(`studio_sign_in.methods.${method}`)),
    t('studio_sign_in.sign_up.open'),
    t('studio_sign_in.sign_up.domains'),
    t('studio_sign_in.sign_up.text'),
  ]
  const [ours, others] = [wordsOf(mine), wordsOf(theirs)]
  return labels.flatMap((label, place) => {
    const [own, other] = [ours[place] ?? '', others[place] ?? '']
    return own === other ? [] : [{ label, mine: own, theirs: other }]
  })
}
