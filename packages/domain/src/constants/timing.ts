/** Milliseconds without a resize before the layout is measured again (spec section 9). */
export const RESIZE_DEBOUNCE_MS = 100

/**
 * Milliseconds to wait for a modal's animation (spec section 9).
 * @spec
 */
export const MODAL_ANIMATION_WAIT_MS = 401

/**
 * Milliseconds for which the global loader shows on a reload to a new version, about 1.5 s (spec section 9).
 */
export const VERSION_RELOAD_LOADER_MS = 1500

/** How often loading access is tried again, and after how many milliseconds (spec sections 4 and 9). */
export const ACCESS_RETRY = { cap: 100, in_progress_ms: 100, waiting_for_authentication_ms: 250 } as const

/** The polling interval of the account guard until authentication is known, in milliseconds (spec section 2). */
export const AUTH_GUARD_RETRY_MS = 250

/** Milliseconds before the page scrolls after a change of route (spec section 9). */
export const ROUTE_CHANGE_SCROLL_DELAY_MS = 200

/** The interval at which the toolbar reads the scroll position, in milliseconds (spec section 9). */
export const TOOLBAR_SCROLL_THROTTLE_MS = 50

/**
 * How often, and with how many milliseconds between, the dynamic page waits for the current page (spec
 * section 9).
 */
export const CURRENT_PAGE_WAIT = { tries: 20, interval_ms: 100 } as const

/** Milliseconds after acceptance until the install prompt's flag resets (spec sections 4 and 9). */
export const INSTALL_PROMPT_RESET_MS = 500
