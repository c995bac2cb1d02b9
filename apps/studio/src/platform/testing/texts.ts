import { getTranslator } from '@foyer/i18n/server'

const english = getTranslator('en')

/** The studio's texts in English, for tests. */
export const { t } = english

/** The formats of English in UTC. */
export const format = english.formatIn('UTC')
