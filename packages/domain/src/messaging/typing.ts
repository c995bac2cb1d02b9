/** People of the largest conversation that shows who is writing. */
export const MAX_TYPING_PEOPLE = 50
