/** Query key of the member's sign-in methods. */
export const SIGN_IN_METHODS_KEY = ['identity', 'sign-in-methods'] as const
