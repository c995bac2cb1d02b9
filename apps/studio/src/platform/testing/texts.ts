import { getTranslator } from '@foyer/i18n/server'

const english = getTranslator('en')

/** The studio's words in English, as tests read them. */
export const { t } = english

/** The formats of English in UTC. */
export const format = english.formatIn('UTC')
