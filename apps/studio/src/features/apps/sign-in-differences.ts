import type { Translate } from '@foyer/i18n'
import type { VersionDifference } from '../../platform/parts/version-comparison.tsx'
import type { SignInValues } from './sign-in-values.ts'

const METHODS = ['default', 'passwordless', 'google', 'apple'] as const

/** Returns the settings that differ between two versions, as labels. */
export function diffSignInSettings(
  t: Translate,
  mine: SignInValues,
  theirs: SignInValues,
): VersionDifference[] {
  const formatSwitch = (is_on: boolean): string => t(is_on ? 'studio.conflict.on' : 'studio.conflict.off')
  const formatText = (text: string): string => text.trim() || t('studio.conflict.nothing')
  const toRows = (values: SignInValues): VersionDifference['mine'][] => [
    ...METHODS.map((method) => formatSwitch(values.methods[method])),
    formatSwitch(values.is_sign_up_open),
    formatText(values.domains.split('\n').join(', ')),
    formatText(values.sign_up_text),
  ]
  const labels = [
    ...METHODS.map((method) => t(`studio_sign_in.methods.${method}`)),
    t('studio_sign_in.sign_up.open'),
    t('studio_sign_in.sign_up.domains'),
    t('studio_sign_in.sign_up.text'),
  ]
  const [our_rows, their_rows] = [toRows(mine), toRows(theirs)]
  return labels.flatMap((label, place) => {
    const [own, other] = [our_rows[place] ?? '', their_rows[place] ?? '']
    return own === other ? [] : [{ label, mine: own, theirs: other }]
  })
}
