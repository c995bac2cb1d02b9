/** The largest file that may be uploaded, in bytes: 15 MB (spec section 9). */
export const UPLOAD_LIMIT_BYTES = 15_728_640

/** Messages of one author within this many milliseconds are shown as one group (spec section 9). */
export const MESSAGE_GROUPING_WINDOW_MS = 60_000

/** The maximum number of pages in a device's page data cache (spec section 9). */
export const PAGE_DATA_CACHE_PAGES = 250

/** The maximum number of translation files cached on a device (spec section 9). */
export const TRANSLATION_CACHE_ENTRIES = 250

/** Name of the login cookie (spec section 9). */
export const SESSION_COOKIE_NAME = 'session'

/** Days for which the login cookie lasts (spec section 9). */
export const SESSION_COOKIE_DAYS = 365

/** Days before a dismissed push prompt may be offered again (spec sections 4 and 9). */
export const PUSH_PROMPT_REASK_DAYS = 1

/** A password must be longer than this many characters (spec sections 5 and 9). */
export const PASSWORD_LONGER_THAN = 6

/** A name must be longer than this many characters (spec sections 5 and 9). */
export const NAME_LONGER_THAN = 2

/** Bounds of the height ratio of hero and iframe, in per cent of the width (spec sections 5 and 9). */
export const HEIGHT_RATIO = { min: 10, max: 300 } as const
