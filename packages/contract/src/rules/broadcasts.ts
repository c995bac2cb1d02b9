/** Lengths of what a broadcast says, as pushes and lists show them whole. */
export const MAX_BROADCAST_TITLE = 50
export const MAX_BROADCAST_TEXT = 140
export const MAX_BROADCAST_BUTTON = 40

/** Conditions of an audience, and the length of a tag. */
export const MAX_BROADCAST_CONDITIONS = 10
export const MAX_MEMBER_TAG = 60

/** What stands in a text for the first name of the member who reads it. */
export const FIRST_NAME_FIELD = '{first_name}'

/** The parameter of a followed link that says from which notification it came; the app removes and reports it. */
export const BROADCAST_LINK_PARAMETER = 'from_broadcast'
