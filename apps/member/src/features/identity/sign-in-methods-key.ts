/** Under this key the ways to sign in of whoever is signed in are kept. */
export const SIGN_IN_METHODS_KEY = ['identity', 'ways'] as const
